import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Ban, Check, ShieldAlert } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { SelectField } from '../../../ui/forms/fields.tsx';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { type DeviceValues, inputOf, valuesOf } from './device-values.ts';
import {
  type DeviceRowFragment,
  type PairingRequestQuery,
  useApproveDeviceMutation,
  useDenyDeviceMutation,
} from './devices.generated.ts';
import { deviceFormTexts } from './form-texts.ts';
import { RequestFacts } from './RequestFacts.tsx';

interface ApproveFormProps {
  readonly request: PairingRequestQuery['pairingRequest'];
  readonly devices: readonly DeviceRowFragment[];
  readonly repairing: string | null;
  readonly onDone: () => void;
  readonly onOther: () => void;
}

/** Decides about the browser behind the code. Each answers null when done, else the sentence that says why not. */
function useDecision({ request: { userCode }, onDone }: ApproveFormProps) {
  const t = useTexts(deviceFormTexts);
  const [approve, { loading: approving }] = useApproveDeviceMutation(invalidating('devices'));
  const [deny, { loading: denying }] = useDenyDeviceMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = async (act: () => Promise<unknown>, title: string, description?: string) => {
    setRefusal(null);
    try {
      await act();
      showToast({ title, ...(description === undefined ? {} : { description }) });
      onDone();
    } catch (error) {
      setRefusal(readableError(error).sentence ?? null);
    }
  };
  return {
    approving,
    denying,
    refusal,
    approve: (values: DeviceValues, replacesId: string | null) => {
      const input = { ...inputOf(values), userCode, replacesId };
      return attempt(() => approve({ variables: { input } }), t('approved'), t('approvedText', { name: input.name }));
    },
    deny: () => attempt(() => deny({ variables: { input: { userCode } } }), t('denied')),
  };
}

/** A new device, or one of the kitchen's whose browser this will be. */
function useValues({ request, devices, repairing }: ApproveFormProps) {
  const language = useLanguage();
  const fresh: DeviceValues = {
    name: '',
    kind: 'display',
    stationIds: [],
    language: request.language ?? language,
    bump: true,
  };
  const deviceOf = (id: string | null) => devices.find((device) => device.id === id);
  const startOf = (id: string | null) => {
    const device = deviceOf(id);
    return device ? valuesOf(device) : fresh;
  };
  const [replacesId, setReplacesId] = useState(repairing);
  const [values, setValues] = useState(() => startOf(repairing));
  return {
    values,
    replacesId,
    change: (change: Partial<DeviceValues>) => setValues((before) => ({ ...before, ...change })),
    replace: (id: string | null) => {
      setReplacesId(id);
      setValues(startOf(id));
    },
  };
}

/** What asks to be let in, what it shall be, and the decision. */
export function ApproveForm(props: ApproveFormProps) {
  const t = useTexts(deviceFormTexts);
  const [checked, setChecked] = useState(false);
  const { values, replacesId, change, replace } = useValues(props);
  const decision = useDecision(props);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (values.name.trim() !== '') void decision.approve(values, replacesId);
  };
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="6">
        <RequestFacts request={props.request} onOther={props.onOther} />
        <Flex gap="3" align="center" p="3" rounded="l3" bg="bg.warning" color="fg.warning">
          <Box flexShrink="0">
            <ShieldAlert size={22} aria-hidden="true" />
          </Box>
          <Text fontWeight="medium">{t('checkIt')}</Text>
        </Flex>
        {props.devices.length > 0 ? (
          <SelectField
            label={t('replaces')}
            value={replacesId ?? ''}
            onChange={(event) => replace(event.target.value || null)}
          >
            <option value="">{t('newDevice')}</option>
            {props.devices.map(({ id, name }) => (
              <option key={id} value={id}>
                {t('repairOf', { name })}
              </option>
            ))}
          </SelectField>
        ) : null}
        <DeviceFields values={values} onChange={change} checked={checked} />
        {decision.refusal === null ? null : (
          <Text role="alert" color="fg.error" fontWeight="medium">
            {decision.refusal}
          </Text>
        )}
        <Flex gap="3">
          <Button
            variant="outline"
            size="xl"
            loading={decision.denying}
            loadingText={t('deny')}
            onClick={() => void decision.deny()}
          >
            <Ban aria-hidden="true" /> {t('deny')}
          </Button>
          <Button type="submit" size="xl" flex="1" loading={decision.approving} loadingText={t('approve')}>
            <Check aria-hidden="true" /> {t('approve')}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
