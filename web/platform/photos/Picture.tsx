import { Flex, Image, Text } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../ui/i18n/texts.ts';
import { photoTexts } from './photo-texts.ts';

interface PictureProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly fit: 'cover' | 'contain';
  /** Of one that keeps its proportions. */
  readonly maxH?: string;
}

/** A picture with a note when it cannot be loaded, such as offline. */
export function Picture({ src, width, height, alt, fit, maxH = 'full' }: PictureProps) {
  const t = useTexts(photoTexts);
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <Flex direction="column" align="center" justify="center" gap="1" p="2" color="fg.muted" textStyle="xs">
        <ImageOff size={24} aria-hidden="true" />
        <Text textAlign="center">{t('cannotBeShown')}</Text>
      </Flex>
    );
  }
  const size = fit === 'cover' ? ({ w: 'full', h: 'full' } as const) : { maxW: 'full', maxH, w: 'auto', h: 'auto' };
  return (
    <Image
      src={src}
      width={width}
      height={height}
      htmlWidth={width}
      htmlHeight={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      objectFit={fit}
      {...size}
      onError={() => setBroken(true)}
    />
  );
}
