import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { type DeviceValues, inputOf } from './device-values.ts';
import {
  type DeviceRowFragment,
  type SaveBoardSettingsMutationVariables,
  useRevokeDeviceMutation,
  useSaveBoardSettingsMutation,
  useUpdateDeviceMutation,
} from './devices.generated.ts';
import { devicesTexts } from './texts.ts';

type Target = Pick<DeviceRowFragment, 'id' | 'version' | 'name'>;
type BoardChange = Omit<SaveBoardSettingsMutationVariables['input'], 'id'>;

/** The mutations of an active device, with a toast for the result. */
export function useDeviceActions({ id, version, name }: Target) {
  const t = useTexts(devicesTexts);
  const { run } = useAction(t('failed'));
  const [update, { loading: updating }] = useUpdateDeviceMutation();
  const [saveBoard, { loading: savingBoard }] = useSaveBoardSettingsMutation();
  const [revoke] = useRevokeDeviceMutation(invalidating('devices'));
  return {
    updating,
    savingBoard,
    update: (values: DeviceValues) =>
      run(() => update({ variables: { input: { id, version, ...inputOf(values) } } }), { toast: t('saved') }),
    saveBoard: (change: BoardChange) =>
      run(() => saveBoard({ variables: { input: { id, ...change } } }), { toast: t('saved') }),
    revoke: () => run(() => revoke({ variables: { input: { id } } }), { toast: t('revoked', { name }) }),
  };
}
