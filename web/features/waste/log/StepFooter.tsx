import { Button } from '@chakra-ui/react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { wasteTexts } from '../texts.ts';

interface StepFooterProps {
  readonly label: string;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly disabled: boolean;
  readonly loading?: boolean;
}

/** Back, and the step's main action. */
export function StepFooter({ label, onNext, onBack, disabled, loading = false }: StepFooterProps) {
  const t = useTexts(wasteTexts);
  return (
    <>
      <Button variant="outline" size="2xl" disabled={loading} onClick={onBack}>
        {t('back')}
      </Button>
      <Button
        size="2xl"
        flex="1"
        maxW={{ md: '20rem' }}
        disabled={disabled}
        loading={loading}
        loadingText={t('logging')}
        onClick={onNext}
      >
        {label}
      </Button>
    </>
  );
}
