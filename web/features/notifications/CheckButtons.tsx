import { Button, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { useCan } from '../../platform/session/viewer.ts';
import {
  useRunLineCheckMutation,
  useRunPrepCheckMutation,
  useRunStockCheckMutation,
} from './notifications.generated.ts';
import { notificationTexts } from './texts.ts';
import { showNotificationError } from './useNotifications.ts';

/** The checks that managers can run on demand. */
const checkKinds = ['stock', 'line', 'prep'] as const;
type CheckKind = (typeof checkKinds)[number];

/** Each function runs a check and resolves to the number of notifications that it created. */
function useChecks(): Record<CheckKind, () => Promise<number>> {
  const [stock] = useRunStockCheckMutation();
  const [line] = useRunLineCheckMutation();
  const [prep] = useRunPrepCheckMutation();
  return {
    stock: async () => (await stock()).data?.runStockCheck.length ?? 0,
    line: async () => (await line()).data?.runLineCheck.length ?? 0,
    prep: async () => (await prep()).data?.runPrepCheck.length ?? 0,
  };
}

/** Buttons for the three checks; users without the permission see a description of the panel. */
export function CheckButtons() {
  const t = useTexts(notificationTexts);
  const allowed = useCan('checks.run');
  const checks = useChecks();
  const [running, setRunning] = useState<CheckKind | null>(null);
  if (!allowed) {
    return (
      <Text textStyle="sm" color="fg.muted">
        {t('forCooks')}
      </Text>
    );
  }
  const run = async (kind: CheckKind) => {
    setRunning(kind);
    try {
      const n = await checks[kind]();
      showToast({ title: t(`${kind}Done`), description: t('generated', { n }) });
    } catch (error) {
      showNotificationError(t, `${kind}Failed`, error);
    } finally {
      setRunning(null);
    }
  };
  return (
    <SimpleGrid minChildWidth="6rem" gap="2">
      {checkKinds.map((kind) => (
        <Button
          key={kind}
          variant="outline"
          px="2"
          h="auto"
          minH="12"
          py="1"
          textStyle="xs"
          whiteSpace="normal"
          loading={running === kind}
          loadingText={t(kind)}
          onClick={() => void run(kind)}
        >
          {t(kind)}
        </Button>
      ))}
    </SimpleGrid>
  );
}
