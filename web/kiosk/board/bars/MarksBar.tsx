import { Box, Button, type ButtonProps, Flex, Text } from '@chakra-ui/react';
import { Check, Play, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { kioskTexts } from '../../texts.ts';
import type { Marks } from '../useMarks.ts';

const big: ButtonProps = {
  minH: '16',
  px: '6',
  fontSize: 'inherit',
  fontWeight: 'bold',
  _icon: { boxSize: '1.2em' },
};

/**
 * The footer; over it the actions on marked tasks, while tasks are marked and while the last such action can be undone. The
 * footer keeps its height, so that no tile moves away from the finger.
 */
export function MarksOver({ marks, children }: { readonly marks: Marks; readonly children: ReactNode }) {
  if (marks.ids.size === 0 && marks.undoable.length < 2) return children;
  return (
    <Box position="relative">
      <Box visibility="hidden">{children}</Box>
      <MarksBar marks={marks} over={children !== null} />
    </Box>
  );
}

function MarksBar({ marks, over }: { readonly marks: Marks; readonly over: boolean }) {
  const t = useTexts(kioskTexts);
  const { ids, groups, undoable } = marks;
  return (
    <Flex
      as="section"
      {...(over ? { position: 'absolute', inset: '0' } : {})}
      aria-label={t('several')}
      className="no-print"
      align="center"
      justify="flex-end"
      wrap="wrap"
      gap="3"
      bg="bg.panel"
      borderTopWidth="1px"
      px="3"
      py="1"
      fontSize="clamp(1.25rem, 0.6em, 3vmin)"
    >
      <Text role="status" flex="1 1 6em" px="3" fontWeight="bold">
        {ids.size > 0 ? t('marked', { n: ids.size }) : t('pressed', { n: undoable.length })}
      </Text>
      {ids.size === 0 ? (
        <Button {...big} variant="outline" onClick={marks.undo}>
          <Undo2 aria-hidden="true" /> {t('undoFor', { seconds: marks.undoSeconds })}
        </Button>
      ) : (
        <>
          <Button {...big} variant="ghost" onClick={marks.clear}>
            <X aria-hidden="true" /> {t('unmark')}
          </Button>
          {groups.start.length === 0 ? null : (
            <Button {...big} onClick={() => marks.press('start')}>
              <Play aria-hidden="true" /> {t('startSeveral', { n: groups.start.length })}
            </Button>
          )}
          {groups.done.length === 0 ? null : (
            <Button {...big} onClick={() => marks.press('done')}>
              <Check aria-hidden="true" /> {t('finishSeveral', { n: groups.done.length })}
            </Button>
          )}
        </>
      )}
    </Flex>
  );
}
