import { Button } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type ManagerDashboardQuery, useAcknowledgeFromDashboardMutation } from './manager.generated.ts';
import { dashboardTexts } from './texts.ts';

interface AcknowledgeButtonProps {
  readonly check: ManagerDashboardQuery['lineChecks'][number];
  /** The check's name in the reader's language. */
  readonly name: string;
}

/** Acknowledges the readings out of range of a line check; the check leaves "Needs you". */
export function AcknowledgeButton({ check: { id, failedCount }, name }: AcknowledgeButtonProps) {
  const t = useTexts(dashboardTexts);
  const { run } = useAction(t('failed'));
  const [acknowledge, { loading }] = useAcknowledgeFromDashboardMutation();
  return (
    <Button
      variant="outline"
      aria-label={t('acknowledgeName', { name })}
      loading={loading}
      loadingText={t('acknowledge')}
      onClick={() => void run(() => acknowledge({ variables: { input: { id, failedCount } } }))}
    >
      <Check aria-hidden="true" /> {t('acknowledge')}
    </Button>
  );
}
