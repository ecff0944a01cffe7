import { Button, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { serverText } from '../../../ui/i18n/server-messages.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import type { Bump } from '../../engine/queue.ts';
import { kioskTexts } from '../../texts.ts';

interface RefusedBannerProps {
  readonly bump: Bump;
  readonly onDiscard: () => void;
}

/** A refused press without a tile that shows why: its task has left the board. */
export function RefusedBanner({ bump: { act, name = '', sentence = '', content }, onDiscard }: RefusedBannerProps) {
  const t = useTexts(kioskTexts);
  const localName = useNames();
  return (
    <Flex
      role="alert"
      bg="bg.error"
      color="fg.error"
      align="center"
      columnGap="0.6em"
      px="0.6em"
      py="0.15em"
      fontSize="clamp(1.125rem, 0.6em, 3.5vmin)"
      lineHeight="1.15"
    >
      <TriangleAlert size="1.2em" aria-hidden="true" style={{ flexShrink: 0 }} />
      <Text flex="1" minW="0" overflowWrap="anywhere">
        <strong>
          {t(act)}: {localName(name)}
        </strong>{' '}
        · {serverText(sentence, content)}
      </Text>
      <Button variant="outline" minH="16" px="4" fontSize="lg" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </Flex>
  );
}
