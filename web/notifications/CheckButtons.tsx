import { Button, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { send } from '../graphql/problem.ts';
import { type CheckKind, checkKinds, endpoints } from '../paths.ts';
import { useTexts } from '../ui/texts.ts';
import { showToast } from '../ui/toast-store.ts';
import { useCan } from '../ui/viewer.ts';
import { notificationTexts } from './texts.ts';
import { showNotificationError } from './useNotifications.ts';

/** The three checks for those who may run them; for everyone else, what the panel is for. */
export function CheckButtons() {
  const t = useTexts(notificationTexts);
  const allowed = useCan('checks.run');
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
      const answer: unknown = await (await send(endpoints.check(kind), { method: 'POST' })).json();
      const n = Array.isArray(answer) ? answer.length : 0;
      showToast({ title: t(`${kind}Done`), description: t('generated', { n }) });
    } catch {
      showNotificationError(t, `${kind}Failed`);
    } finally {
      setRunning(null);
    }
  };
  return (
    <SimpleGrid columns={3} gap="2">
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
