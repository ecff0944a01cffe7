import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { BoardTask } from '../board/model/board.ts';
import { useFormatters } from '../board/useFormatters.ts';
import { sheetTexts } from './texts.ts';
import { SheetFrame } from './SheetFrame.tsx';

interface RecallSheetProps {
  readonly tasks: readonly BoardTask[];
  readonly onRecall: (id: string) => void;
  readonly onClose: () => void;
}

/** Tasks finished in this shift, newest first; each can be recalled. */
export function RecallSheet({ tasks, onRecall, onClose }: RecallSheetProps) {
  const t = useTexts(sheetTexts);
  const { taskAmount, clock, person } = useFormatters();
  return (
    <SheetFrame wide title={t('recallTitle')} subtitle={t('recallText')} onClose={onClose}>
      {tasks.length === 0 ? <Text>{t('nothingToRecall')}</Text> : null}
      <Box as="ul" listStyleType="none">
        {tasks.map((task, index) => (
          <Flex as="li" key={task.id} align="center" gap="4" py="2" borderBottomWidth="1px" fontSize="xl" wrap="wrap">
            <Box flex="1" minW="40">
              <Text fontWeight="bold">{task.name}</Text>
              <Text color="fg.muted" fontSize="lg" fontVariantNumeric="tabular-nums">
                {[taskAmount(task), clock(task.completedAt ?? ''), person(task.completedById)]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Text>
            </Box>
            <Button
              variant="outline"
              minH="16"
              px="6"
              fontSize="lg"
              data-autofocus={index === 0 || undefined}
              onClick={() => {
                onClose();
                onRecall(task.id);
              }}
            >
              <Undo2 aria-hidden="true" /> {t('bringBack')}
            </Button>
          </Flex>
        ))}
      </Box>
    </SheetFrame>
  );
}
