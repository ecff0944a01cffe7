import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Ban, Check, ShieldAlert } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { approveDevice } from '#schema/inputs/devices.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { inputErrors } from '../../../ui/forms/input-errors.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { SelectField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';
import type { LeaveGuard } from '../../../ui/forms/useLeaveGuard.ts';
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

/** Approves or denies the browser with this code. */
function useDecision({ request: { userCode }, onDone }: ApproveFormProps) {
  const t = useTexts(deviceFormTexts);
  const [approve, { loading: approving }] = useApproveDeviceMutation(invalidating('devices'));
  const [deny, { loading: denying }] = useDenyDeviceMutation();
  const { run, error } = useFormAction();
  return {
    approving,
    denying,
    error,
    approve: (fields: ReturnType<typeof inputOf>, replacesId: string | null) => {
      const input = { ...fields, userCode, replacesId };
      const toast = { title: t('approved'), description: t('approvedText', { name: input.name }) };
      return run(() => approve({ variables: { input } }), { toast, onDone });
    },
    deny: () => run(() => deny({ variables: { input: { userCode } } }), { toast: t('denied'), onDone }),
  };
}

/** The values for a new device, or for an existing one that this browser replaces. */
function useValues({ request, devices, repairing }: ApproveFormProps) {
  const language = useLanguage();
  const newDevice: DeviceValues = {
    name: '',
    kind: 'display',
    stationIds: [],
    language: request.language ?? language,
    bump: true,
  };
  const deviceOf = (id: string | null) => devices.find((device) => device.id === id);
  const startOf = (id: string | null) => {
    const device = deviceOf(id);
    return device ? valuesOf(device) : newDevice;
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

const releasing =
  ({ release }: LeaveGuard, onDone: () => void) =>
  () => {
    release();
    onDone();
  };

function CheckIt() {
  const t = useTexts(deviceFormTexts);
  return (
    <Flex gap="3" align="center" p="3" rounded="l3" bg="bg.warning" color="fg.warning">
      <Box flexShrink="0">
        <ShieldAlert size={22} aria-hidden="true" />
      </Box>
      <Text fontWeight="medium">{t('checkIt')}</Text>
    </Flex>
  );
}

/** The request, the device's settings, and the decision. */
export function ApproveForm(props: ApproveFormProps) {
  const t = useTexts(deviceFormTexts);
  const [checked, setChecked] = useState(false);
  const { values, replacesId, change, replace } = useValues(props);
  const guard = useValuesGuard(values);
  const decision = useDecision({ ...props, onDone: releasing(guard, props.onDone) });
  const input = inputOf(values);
  const errors = inputErrors(approveDevice, { ...input, userCode: props.request.userCode, replacesId });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (errors['name'] === undefined) void decision.approve(input, replacesId);
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="6">
        <RequestFacts request={props.request} onOther={() => guard.leave(props.onOther)} />
        <CheckIt />
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
        <DeviceFields values={values} onChange={change} errors={checked ? errors : {}} />
        <FormError error={decision.error} fontWeight="medium" />
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
          <SendButton size="xl" flex="1" loading={decision.approving} loadingText={t('approve')}>
            <Check aria-hidden="true" /> {t('approve')}
          </SendButton>
        </Flex>
      </Stack>
    </Form>
  );
}
