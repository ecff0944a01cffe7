import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';

const drawings = {
  png: async (text: string) => {
    const { toDataURL } = await import('qrcode');
    return toDataURL(text, { width: limits.qrWidth, margin: limits.qrMargin });
  },
  svg: async (text: string) => {
    const { toString } = await import('qrcode');
    const svg = await toString(text, { type: 'svg', margin: limits.qrMargin });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  },
};

/**
 * A QR code of a URL or another text as a data URL; null until it is drawn, and without a text. `png` is for files, `svg` is
 * sharp at any size.
 */
export function useQrPicture(text: string | null, format: keyof typeof drawings = 'png'): string | null {
  const [picture, setPicture] = useState<{ readonly text: string; readonly data: string } | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let current = true;
    const draw = async () => {
      const data = await drawings[format](text);
      if (current) setPicture({ text, data });
    };
    // If it fails, the text beside the picture can be typed.
    draw().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [text, format]);
  return picture !== null && picture.text === text ? picture.data : null;
}
