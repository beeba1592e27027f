// What is wrong with a page for people who do not see it: an array of texts.
// The rules are those of WAI-ARIA 1.2 and of WCAG 2.2 that can be told from the page's elements.
(() => {
  const wrong = [];
  const all = [...document.querySelectorAll('*')];
  const shown = (node) => !node.closest('[hidden], [aria-hidden="true"]') && getComputedStyle(node).display !== 'none';
  const name = (node) => (node.ariaLabel || node.textContent || node.labels?.[0]?.textContent || '').trim();
  const say = (rule, node) => wrong.push(`${rule}: ${node.outerHTML.slice(0, 120)}`);

  // WCAG 3.1.1, 2.4.2.
  if (!/^[a-z]{2,3}(-|$)/i.test(document.documentElement.lang)) wrong.push('the page has no language');
  if (document.title.trim().length < 2) wrong.push('the page has no title');
  if (document.querySelectorAll('h1').length !== 1) wrong.push('the page has not one heading of the first level');
  if (document.querySelectorAll('main').length !== 1) wrong.push('the page has not one main part');
  if (/user-scalable *= *no|maximum-scale/.test(document.querySelector('meta[name=viewport]')?.content ?? '')) {
    wrong.push('the page cannot be enlarged');
  }
  const ids = all.map((node) => node.id).filter(Boolean);
  if (new Set(ids).size < ids.length) wrong.push('two elements have one id');

  const roles = {
    button: [], link: [], img: [], switch: ['aria-checked'], slider: ['aria-valuenow'], progressbar: [],
    heading: ['aria-level'], group: [], textbox: [], searchbox: [], alert: [],
  };
  const named = ['button', 'link', 'img', 'switch', 'slider', 'textbox', 'searchbox', 'heading'];
  const usable = ['button', 'link', 'switch', 'slider', 'textbox', 'searchbox'];
  for (const node of all.filter(shown)) {
    const role = node.getAttribute('role');
    if (role !== null && !(role in roles)) say('an unknown role', node);
    for (const attribute of roles[role] ?? []) {
      if (!node.hasAttribute(attribute)) say(`${attribute} is missing`, node);
    }
    if (named.includes(role) && !name(node) && !node.ariaLabel) say('there is no name', node);
    if (/^(BUTTON|INPUT|A)$/.test(node.tagName) && !name(node)) say('there is no name', node);
    // WCAG 2.1.1: what can be used can be reached by the keyboard.
    if (usable.includes(role) && node.ariaDisabled !== 'true' && node.tabIndex < 0) say('Tab does not come here', node);
    if (node.tabIndex > 0) say('Tab comes here out of order', node);
  }
  for (const hidden of document.querySelectorAll('[aria-hidden="true"]')) {
    if (hidden.tabIndex >= 0) say('a hidden element gets the focus', hidden);
  }
  return wrong;
})();
