import { FactList } from '../../ui/components/FactList.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { AdminDashboardQuery } from './admin.generated.ts';
import { adminTexts } from './admin-texts.ts';

interface HealthCardProps {
  readonly health: AdminDashboardQuery['kitchenHealth'];
  readonly people: number;
}

/** The state of the server: users, sessions, changes and jobs. */
export function HealthCard({ health, people }: HealthCardProps) {
  const t = useTexts(adminTexts);
  const failed = health.failedJobs ?? 0;
  const facts = [
    { label: t('people'), value: people },
    { label: t('sessions'), value: health.activeSessions },
    { label: t('changesToday'), value: health.changesToday },
    { label: t('lastChange'), value: health.lastChangeAt ? <Timestamp at={health.lastChangeAt} /> : t('never') },
    { label: t('jobs'), value: health.failedJobs === null ? t('jobsOff') : t('jobsFine') },
  ];
  return (
    <Panel
      title={t('health')}
      description={t('healthText')}
      actions={
        <StatusBadge tone={failed > 0 ? 'late' : 'done'}>
          {failed > 0 ? t('jobsFailed', { n: failed }) : t('healthy')}
        </StatusBadge>
      }
    >
      <FactList facts={facts} />
    </Panel>
  );
}
