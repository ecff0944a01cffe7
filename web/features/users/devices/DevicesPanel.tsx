import { Button, Stack } from '@chakra-ui/react';
import { MonitorSmartphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { SkeletonList } from '../../../ui/components/Waiting.tsx';
import { DeviceLayer } from './DeviceLayer.tsx';
import { type DeviceRowFragment, useDevicesQuery } from './devices.generated.ts';
import { DeviceTable } from './DeviceTable.tsx';
import { PairLayer } from './PairLayer.tsx';
import { PolicyPanel } from './PolicyPanel.tsx';
import { devicesTexts } from './texts.ts';

/** Being heard of is no news on the live connection: it is asked for while the list is open. */
const askEvery = 30_000;

/** Changes the address without a new step in the history. */
function sameStep(state: unknown) {
  return { replace: true, state };
}

/** From the drawer of a device to pairing another browser in its place: one step of the history, so that Back leads to the list. */
function useRepair() {
  const [, setSearch] = useSearchParams();
  const location = useLocation();
  const [repairing, setRepairing] = useState<string | null>(null);
  const repair = (id: string) => {
    setRepairing(id);
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('device');
      next.set('code', '');
      return next;
    }, sameStep(location.state));
  };
  return { repairing, repair, forget: () => setRepairing(null) };
}

function Layers({ devices }: { readonly devices: readonly DeviceRowFragment[] }) {
  const opened = useLayer('device');
  const pairing = useLayer('code');
  const { repairing, repair, forget } = useRepair();
  if (pairing.value !== null) {
    const close = () => {
      forget();
      pairing.close();
    };
    const inUse = devices.filter(({ revokedAt }) => revokedAt === null);
    return <PairLayer key={pairing.value} code={pairing.value} devices={inUse} repairing={repairing} onClose={close} />;
  }
  if (opened.value === null) return null;
  const device = devices.find(({ id }) => id === opened.value);
  return <DeviceLayer device={device} onRepair={repair} onClose={opened.close} />;
}

/** The kitchen's displays and shared tablets: pair, change, repair, revoke. */
export function DevicesPanel() {
  const t = useTexts(devicesTexts);
  const opened = useLayer('device');
  const pairing = useLayer('code');
  const { data, error, refetch } = useDevicesQuery({ pollInterval: askEvery });
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonList />;
  const { devices } = data;
  const pair = (
    <Button onClick={() => pairing.open('')}>
      <Plus aria-hidden="true" /> {t('pair')}
    </Button>
  );
  return (
    <Stack gap="6">
      {devices.length > 0 ? (
        <Panel flush title={t('title')} actions={pair}>
          <DeviceTable devices={devices} onOpen={opened.open} />
        </Panel>
      ) : (
        <Panel>
          <EmptyState
            icon={MonitorSmartphone}
            title={t('none')}
            description={
              <>
                {t('text')} {t('noneText', { address: location.host + paths.kiosk })}
              </>
            }
            action={pair}
          />
        </Panel>
      )}
      <PolicyPanel />
      <Layers devices={devices} />
    </Stack>
  );
}
