import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { MonitorX, Save, Unplug, Wrench } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { updateDevice } from '#schema/inputs/devices.ts';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { useEditState } from '../../../ui/forms/useEditState.ts';
import { rowWith, useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { inputErrors } from '../../../ui/forms/input-errors.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { FactList } from '../../../ui/components/FactList.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { formatMoment } from '../../../ui/format/times.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { BoardForm } from './BoardForm.tsx';
import { DeviceFields } from './DeviceFields.tsx';
import { DeviceHealth } from './DeviceHealth.tsx';
import { stationsOf } from './DeviceTable.tsx';
import { type DeviceValues, inputOf, valuesOf } from './device-values.ts';
import { type DeviceRowFragment, DevicesDocument } from './devices.generated.ts';
import { deviceStatus } from './status.ts';
import { devicesTexts } from './texts.ts';
import { useComparedDevice } from './useComparedDevice.ts';
import { useDeviceActions } from './useDeviceActions.ts';

interface DeviceProps {
  readonly device: DeviceRowFragment;
}

function Facts({ device }: DeviceProps) {
  const t = useTexts(devicesTexts);
  const { tone, word } = deviceStatus(device);
  const { report, lastSeenAt } = device;
  const facts = [
    { label: t('status'), value: <StatusBadge tone={tone}>{t(word)}</StatusBadge> },
    { label: t('kind'), value: t(device.kind) },
    { label: t('stations'), value: stationsOf(t, device) },
    { label: t('seen'), value: lastSeenAt ? <Timestamp at={lastSeenAt} /> : t('never') },
    { label: t('pairedAt'), value: <Timestamp at={device.pairedAt} /> },
    { label: t('browser'), value: report?.model ?? t('nothingReported') },
    { label: t('screen'), value: report?.screen ?? t('nothingReported') },
    { label: t('timeZone'), value: report?.timeZone ?? t('nothingReported') },
    { label: t('health'), value: report ? <DeviceHealth report={report} /> : t('nothingReported') },
  ];
  return <FactList facts={facts} />;
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap="4" borderTopWidth="1px" pt="6">
      <Heading as="h3" fontSize="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function EditForm({ device }: DeviceProps) {
  const t = useTexts(devicesTexts);
  const { update, saving } = useDeviceActions(device);
  const fresh = useFreshRead();
  const { values, change, edit } = useEditState<DeviceValues, DeviceRowFragment>({
    entity: 'Device',
    row: device,
    initial: valuesOf(device),
    read: async (id) => rowWith(id, (await fresh(DevicesDocument, {})).devices),
    valuesOf,
    compared: useComparedDevice(),
  });
  const [checked, setChecked] = useState(false);
  const errors = inputErrors(updateDevice, { id: device.id, ...inputOf(values) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (errors['name'] === undefined) void update(edit);
  };
  return (
    <Form onSubmit={submit}>
      <EditNotice edit={edit} />
      <Stack gap="5" align="stretch">
        <DeviceFields values={values} onChange={change} errors={checked ? errors : {}} />
        <Flex>
          <SendButton variant="outline" loading={saving} loadingText={t('save')}>
            <Save aria-hidden="true" /> {t('save')}
          </SendButton>
        </Flex>
      </Stack>
    </Form>
  );
}

function RevokeButton({ device }: DeviceProps) {
  const t = useTexts(devicesTexts);
  const [confirming, setConfirming] = useState(false);
  const { revoke } = useDeviceActions(device);
  const text = t(device.kind === 'tablet' ? 'revokeTabletText' : 'revokeText');
  return (
    <Stack gap="2" align="flex-start">
      <Text color="fg.muted" textStyle="sm">
        {text}
      </Text>
      <Button variant="outline" colorPalette="red" color="fg.error" onClick={() => setConfirming(true)}>
        <Unplug aria-hidden="true" /> {t('revoke')}
      </Button>
      {confirming ? (
        <ConfirmDialog
          title={t('revokeTitle', { name: device.name })}
          confirmLabel={t('revoke')}
          destructive
          onConfirm={revoke}
          onClose={() => setConfirming(false)}
        >
          {text}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}

function InUse({ device, onRepair }: DeviceProps & { readonly onRepair: () => void }) {
  const t = useTexts(devicesTexts);
  return (
    <>
      <Section title={t('edit')}>
        <EditForm device={device} />
      </Section>
      <Section title={t(device.kind === 'tablet' ? 'tabletSettings' : 'board')}>
        <BoardForm device={device} />
      </Section>
      <Section title={t('repair')}>
        <Stack gap="2" align="flex-start">
          <Text color="fg.muted" textStyle="sm">
            {t('repairText')}
          </Text>
          <Button variant="outline" onClick={onRepair}>
            <Wrench aria-hidden="true" /> {t('repair')}
          </Button>
        </Stack>
      </Section>
      <Section title={t('revoke')}>
        <RevokeButton device={device} />
      </Section>
    </>
  );
}

function Revoked({ revokedAt }: { readonly revokedAt: string }) {
  const t = useTexts(devicesTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  return <Text>{t('revokedAt', { when: formatMoment(new Date(revokedAt), language, timeZone) })}</Text>;
}

interface DeviceLayerProps {
  /** Undefined when it is no longer listed. */
  readonly device: DeviceRowFragment | undefined;
  readonly onRepair: (id: string) => void;
  readonly onClose: () => void;
}

/** One device: status, settings, repair and revocation. */
export function DeviceLayer({ device, onRepair, onClose }: DeviceLayerProps) {
  const t = useTexts(devicesTexts);
  if (!device) {
    return (
      <SideLayer title={t('tab')} onClose={onClose}>
        <EmptyState
          icon={MonitorX}
          title={t('unknown')}
          description={t('unknownText')}
          action={
            <Button variant="outline" onClick={onClose}>
              {t('back')}
            </Button>
          }
        />
      </SideLayer>
    );
  }
  return (
    <SideLayer title={device.name} onClose={onClose}>
      <Stack gap="8">
        <Facts device={device} />
        {device.revokedAt ? (
          <Revoked revokedAt={device.revokedAt} />
        ) : (
          <InUse device={device} onRepair={() => onRepair(device.id)} />
        )}
      </Stack>
    </SideLayer>
  );
}
