import { Button, type ButtonProps, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../ui/i18n/texts.ts';
import { holderTexts } from './holder-texts.ts';
import { SheetFrame } from './SheetFrame.tsx';

export interface ConfirmSheetProps {
  readonly title: string;
  readonly subtitle: string;
  readonly question: string;
  readonly hint: ReactNode;
  /** The label of the button that acts. */
  readonly anyway: string;
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

/** Asks once before an act that may be a mistake. */
export function ConfirmSheet({ title, subtitle, question, hint, anyway, onAnyway, onClose }: ConfirmSheetProps) {
  const t = useTexts(holderTexts);
  const act = () => {
    onClose();
    onAnyway();
  };
  const buttons = (
    <Flex gap="3" wrap="wrap" w="full">
      <Button {...big} variant="outline" onClick={onClose}>
        {t('leaveIt')}
      </Button>
      <Button {...big} onClick={act}>
        {anyway}
      </Button>
    </Flex>
  );
  return (
    <SheetFrame title={title} subtitle={subtitle} footer={buttons} onClose={onClose}>
      <Text fontSize="xl" fontWeight="semibold">
        {question}
      </Text>
      <Text fontSize="xl" color="fg.muted">
        {hint}
      </Text>
    </SheetFrame>
  );
}
