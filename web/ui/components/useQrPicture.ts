import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';

/** A QR code of a URL as a data URL; null until it is drawn. */
export function useQrPicture(url: string): string | null {
  const [picture, setPicture] = useState<{ readonly url: string; readonly data: string } | null>(null);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const { toDataURL } = await import('qrcode');
      const data = await toDataURL(url, { width: limits.qrWidth, margin: limits.qrMargin });
      if (current) setPicture({ url, data });
    };
    void draw();
    return () => {
      current = false;
    };
  }, [url]);
  return picture?.url === url ? picture.data : null;
}
