import { Button, type ButtonProps, Flex, Text } from '@chakra-ui/react';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { BoardTask } from '../board/model/board.ts';
import type { AskedAct } from '../board/useActs.ts';
import { holderTexts } from './holder-texts.ts';
import { SheetFrame } from './SheetFrame.tsx';

interface HolderSheetProps {
  readonly task: BoardTask;
  readonly act: AskedAct;
  /** The name of who has the task; empty when the kitchen hides names. */
  readonly holder: string;
  readonly onAnyway: () => void;
  readonly onClose: () => void;
}

const big: ButtonProps = {
  minH: '16',
  h: 'auto',
  py: '3',
  px: '6',
  flex: '1 1 12rem',
  fontSize: 'xl',
  whiteSpace: 'normal',
};

/** Asks the person of the PIN once before they act on somebody else's task. */
export function HolderSheet({ task, act, holder, onAnyway, onClose }: HolderSheetProps) {
  const t = useTexts(holderTexts);
  const anyway = () => {
    onClose();
    onAnyway();
  };
  const buttons = (
    <Flex gap="3" wrap="wrap" w="full">
      <Button {...big} variant="outline" onClick={onClose}>
        {t('leaveIt')}
      </Button>
      <Button {...big} onClick={anyway}>
        {t(`anyway_${act}`)}
      </Button>
    </Flex>
  );
  return (
    <SheetFrame
      title={t('othersTask', { name: holder || t('somebody') })}
      subtitle={task.name}
      footer={buttons}
      onClose={onClose}
    >
      <Text fontSize="xl" fontWeight="semibold">
        {t(`ask_${act}`)}
      </Text>
      <Text fontSize="xl" color="fg.muted">
        {t('takeOverOnPhone')}
      </Text>
    </SheetFrame>
  );
}
