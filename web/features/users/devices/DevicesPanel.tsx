import { Button, Stack } from '@chakra-ui/react';
import { MonitorSmartphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useUrlParams } from '../../../ui/components/useUrlParams.ts';
import { paths } from '../../../platform/paths.ts';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { DeviceLayer } from './DeviceLayer.tsx';
import { type DeviceRowFragment, useDevicesQuery } from './devices.generated.ts';
import { DeviceTable } from './DeviceTable.tsx';
import { PairLayer } from './PairLayer.tsx';
import { PolicyPanel } from './PolicyPanel.tsx';
import { devicesTexts } from './texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

/** A device's last contact is not published live: it is polled while the list is open. */
const pollInterval = 30_000;

/** Switches from a device's drawer to pairing its replacement, in the same history entry, so that Back goes to the list. */
function useRepair() {
  const { change } = useUrlParams();
  const location = useLocation();
  const [repairing, setRepairing] = useState<string | null>(null);
  const repair = (id: string) => {
    setRepairing(id);
    const state: unknown = location.state;
    change({ device: null, code: '' }, { replace: true, state });
  };
  return { repairing, repair, stopRepair: () => setRepairing(null) };
}

function Layers({ devices }: { readonly devices: readonly DeviceRowFragment[] }) {
  const opened = useLayer('device');
  const pairing = useLayer('code');
  const { repairing, repair, stopRepair } = useRepair();
  if (pairing.value !== null) {
    const close = () => {
      stopRepair();
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
  const pairing = useLayer('code');
  const { data, error, refetch } = useDevicesQuery({ pollInterval });
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} />;
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
          <DeviceTable devices={devices} />
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
