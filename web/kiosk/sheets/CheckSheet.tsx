import { Center, Image, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { paths } from '../../paths.ts';
import { useTexts } from '../../ui/texts.ts';
import { sheetTexts } from '../sheet-texts.ts';
import { SheetFrame } from './SheetFrame.tsx';

/** The link of a line check as a QR code: a wall has no thermometer, a phone goes along. */
export function CheckSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts(sheetTexts);
  const url = `${location.origin}${paths.cook}?check=${encodeURIComponent(id)}`;
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const { toString } = await import('qrcode');
      const svg = await toString(url, { type: 'svg', margin: limits.qrMargin });
      if (current) setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    };
    // Without it the address below can be typed.
    draw().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [url]);
  return (
    <SheetFrame title={t('qrTitle')} subtitle={t('qrText')} onClose={onClose}>
      <Center bg="white" rounded="l3" minH="20rem">
        {picture === null ? null : <Image src={picture} alt={t('qrPicture', { url })} boxSize="20rem" />}
      </Center>
      <Text textAlign="center" color="fg.muted" overflowWrap="anywhere" userSelect="text">
        {url}
      </Text>
    </SheetFrame>
  );
}
