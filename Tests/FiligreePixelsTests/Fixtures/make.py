#!/usr/bin/env python3
"""Makes the fixtures that Filigree's own encoders cannot make.

    python3 -m venv venv && venv/bin/pip install pillow pillow-heif && venv/bin/python make.py

The tests need the files beside this script, not the script. Pillow's color management (Little CMS)
prints what colors under the profiles are in sRGB: the numbers that ColorTests.swift expects.
"""

import ctypes
import ctypes.util
import io
import pathlib
import struct

from PIL import Image, ImageCms

import pillow_heif

here = pathlib.Path(__file__).parent
W, H = 24, 16


def picture(mode):
    """Four flat fields, upper left red, upper right green, lower left blue, lower right gray."""
    fields = {"RGB": [(220, 40, 30), (30, 200, 60), (40, 60, 210), (128, 128, 128)],
              "RGBA": [(220, 40, 30, 255), (30, 200, 60, 128), (40, 60, 210, 255), (0, 0, 0, 0)],
              "L": [20, 90, 160, 230],
              "CMYK": [(0, 200, 200, 20), (200, 0, 200, 40), (200, 180, 0, 0), (0, 0, 0, 128)]}
    image = Image.new(mode, (W, H))
    for index, color in enumerate(fields[mode]):
        x, y = index % 2 * W // 2, index // 2 * H // 2
        image.paste(color, (x, y, x + W // 2, y + H // 2))
    return image


def exif(orientation):
    data = Image.Exif()
    data[274] = orientation
    return data.tobytes()


def ycck(path):
    """TurboJPEG makes YCCK of CMYK, which Pillow cannot."""
    lib = ctypes.CDLL(ctypes.util.find_library("turbojpeg"))
    lib.tjInitCompress.restype = ctypes.c_void_p
    handle = ctypes.c_void_p(lib.tjInitCompress())
    # Adobe's convention: inks are stored inverted.
    inks = bytes(255 - v for v in picture("CMYK").tobytes())
    result, size = ctypes.c_void_p(None), ctypes.c_ulong(0)
    status = lib.tjCompress2(handle, inks, W, 0, H, 11, ctypes.byref(result), ctypes.byref(size),
                             0, 95, 4096)
    assert status == 0
    path.write_bytes(ctypes.string_at(result, size.value))


def profile(tags, space=b"RGB "):
    """An ICC profile of version 2.1."""
    table, data = b"", b""
    start = 128 + 4 + 12 * len(tags)
    for name, value in tags:
        value += b"\0" * (-len(value) % 4)
        table += name + struct.pack(">II", start + len(data), len(value))
        data += value
    head = struct.pack(">I4sI4s4s4s", start + len(data), b"\0" * 4, 0x02100000, b"mntr", space,
                       b"XYZ ")
    head += struct.pack(">6H", 2000, 1, 1, 0, 0, 0) + b"acsp" + b"\0" * 28
    head += struct.pack(">3i", 63190, 65536, 54061)
    return head.ljust(128, b"\0") + struct.pack(">I", len(tags)) + table + data


def text(value):
    value = value.encode() + b"\0"
    return (b"desc\0\0\0\0" + struct.pack(">I", len(value)) + value + b"\0" * 12).ljust(100, b"\0")


def xyz(*values):
    return b"XYZ \0\0\0\0" + struct.pack(">3i", *(round(v * 65536) for v in values))


common = [(b"cprt", b"text\0\0\0\0none\0"), (b"wtpt", xyz(0.9642, 1, 0.8249))]
# Adobe RGB (1998)'s numbers: D50 colorants and the exponent 2 + 51/256.
wide = profile([(b"desc", text("Wide gamma"))] + common + [
    (b"rXYZ", xyz(0.60974, 0.31111, 0.01947)), (b"gXYZ", xyz(0.20528, 0.62567, 0.06087)),
    (b"bXYZ", xyz(0.14919, 0.06322, 0.74457))]
    + [(n, b"curv\0\0\0\0" + struct.pack(">IH", 1, 0x0233)) for n in (b"rTRC", b"gTRC", b"bTRC")])
# A table for a curve: x^1.8 at 64 places.
table = struct.pack(">I64H", 64, *(round((i / 63) ** 1.8 * 65535) for i in range(64)))
sampled = profile([(b"desc", text("Sampled curve"))] + common + [
    (b"rXYZ", xyz(0.4360, 0.2225, 0.0139)), (b"gXYZ", xyz(0.3851, 0.7169, 0.0971)),
    (b"bXYZ", xyz(0.1431, 0.0606, 0.7141))]
    + [(n, b"curv\0\0\0\0" + table) for n in (b"rTRC", b"gTRC", b"bTRC")])
gray = profile([(b"desc", text("Gray gamma"))] + common
               + [(b"kTRC", b"curv\0\0\0\0" + struct.pack(">IH", 1, 0x01CD))], b"GRAY")
tables = profile([(b"desc", text("Tables only"))] + common)
srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()

picture("L").save(here / "gray.jpg", quality=95)
picture("RGB").save(here / "color.jpg", quality=95)
picture("RGB").save(here / "progressive.jpg", quality=95, progressive=True)
picture("RGB").save(here / "turned.jpg", quality=95, exif=exif(6))
picture("RGB").save(here / "srgb-profile.jpg", quality=95, icc_profile=srgb)
picture("CMYK").save(here / "cmyk.jpg", quality=95)
ycck(here / "ycck.jpg")
picture("RGB").save(here / "lossy.webp", quality=90)
picture("RGB").save(here / "lossless.webp", lossless=True, exact=True)
picture("RGBA").save(here / "alpha-lossless.webp", lossless=True, exact=True)
picture("RGBA").save(here / "alpha-lossy.webp", quality=90)
picture("RGB").save(here / "turned.webp", lossless=True, exif=exif(8))
picture("RGB").save(here / "profile.webp", lossless=True, icc_profile=wide)
frames = [picture("RGBA"), picture("RGBA").transpose(Image.Transpose.ROTATE_180)]
frames[0].save(here / "animated.webp", save_all=True, append_images=frames[1:], lossless=True)
for name, data in [("wide", wide), ("sampled", sampled), ("tables", tables), ("srgb", srgb)]:
    picture("RGB").save(here / f"{name}-profile.png", icc_profile=data)
picture("L").save(here / "gray-profile.png", icc_profile=gray)
picture("RGB").quantize(4).save(here / "palette.png", bits=2)
picture("RGB").quantize(4).save(here / "rows.gif", interlace=0)
picture("RGB").quantize(4).save(here / "interlaced.gif", interlace=1)
picture("RGBA").save(here / "clear.gif")
frames[0].save(here / "animated.gif", save_all=True, append_images=frames[1:], duration=50, loop=0)
picture("RGB").save(here / "color.bmp")
picture("RGB").quantize(4).save(here / "palette.bmp")
picture("RGB").save(here / "color.tif", compression="tiff_lzw")
picture("RGB").save(here / "raw.tif", compression="raw")
picture("RGB").save(here / "jpeg.tif", compression="jpeg", quality=95)
picture("L").save(here / "gray.tif", compression="tiff_adobe_deflate")
picture("RGBA").save(here / "alpha.tif", compression="packbits")
picture("CMYK").save(here / "cmyk.tif", compression="tiff_lzw")
picture("RGB").quantize(4).save(here / "palette.tif", compression="tiff_lzw")
picture("L").point(lambda v: 255 * (v > 100)).convert("1").save(here / "fax.tif", compression="group4")
picture("RGB").save(here / "turned.tif", compression="tiff_lzw", tiffinfo={274: 6})
picture("RGB").save(here / "profile.tif", compression="tiff_lzw", icc_profile=wide)
picture("RGB").save(here / "color.avif", quality=95, subsampling="4:4:4")
picture("RGBA").save(here / "alpha.avif", quality=95, subsampling="4:4:4")
picture("RGB").save(here / "turned.avif", quality=95, subsampling="4:4:4", exif=exif(6))
picture("RGB").save(here / "profile.avif", quality=95, subsampling="4:4:4", icc_profile=wide)
pillow_heif.register_heif_opener()
picture("RGB").save(here / "color.heic", quality=95, chroma=444)
picture("RGBA").save(here / "alpha.heic", quality=95, chroma=444)
deep = pillow_heif.from_bytes("RGB;16", (W, H), struct.pack(
    f"<{W * H * 3}H", *(v * 257 for pixel in picture("RGB").getdata() for v in pixel)))
deep.save(here / "deep.heic", quality=95, chroma=444)


def show(name, data, colors, mode="RGB"):
    source = ImageCms.ImageCmsProfile(io.BytesIO(data))
    target = ImageCms.createProfile("sRGB")
    transform = ImageCms.buildTransform(source, target, mode, "RGB", renderingIntent=1,
                                        flags=ImageCms.Flags.NOOPTIMIZE)
    for color in colors:
        image = Image.new(mode, (1, 1), color)
        print(name, color, ImageCms.applyTransform(image, transform).getpixel((0, 0)))


colors = [(220, 40, 30), (30, 200, 60), (40, 60, 210), (128, 128, 128), (90, 120, 100)]
show("wide", wide, colors)
show("sampled", sampled, colors)
show("gray", gray, [20, 90, 160, 230], "L")
p3 = here / "display-p3.icc"
if p3.exists():
    show("p3", p3.read_bytes(), colors)
