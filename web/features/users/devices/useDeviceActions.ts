import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { boardInputOf, type BoardValues } from './board-values.ts';
import { type DeviceValues, inputOf } from './device-values.ts';
import {
  type DeviceRowFragment,
  useRevokeDeviceMutation,
  useSaveBoardSettingsMutation,
  useUpdateDeviceMutation,
} from './devices.generated.ts';
import { devicesTexts } from './texts.ts';

type DeviceEdit<Values> = EditState<Values, DeviceRowFragment>;

/** The mutations of an active device, with a toast for the result. */
export function useDeviceActions({ id, name, kind }: Pick<DeviceRowFragment, 'id' | 'name' | 'kind'>) {
  const t = useTexts(devicesTexts);
  const { run, pending } = useAction(t('failed'));
  const [update] = useUpdateDeviceMutation();
  const [saveBoard] = useSaveBoardSettingsMutation();
  const [revoke] = useRevokeDeviceMutation(invalidating('devices'));
  return {
    saving: pending,
    update: (edit: DeviceEdit<DeviceValues>) =>
      run(
        () =>
          edit.save(
            (values, version) => update({ variables: { input: { id, version, ...inputOf(values) } } }),
            ({ data }) => data?.updateDevice,
          ),
        { toast: t('saved') },
      ),
    saveBoard: (edit: DeviceEdit<BoardValues>) =>
      run(
        () =>
          edit.save(
            (values, version) => saveBoard({ variables: { input: { id, version, ...boardInputOf(values, kind) } } }),
            ({ data }) => data?.saveDeviceSettings,
          ),
        { toast: t('saved') },
      ),
    revoke: () => run(() => revoke({ variables: { input: { id } } }), { toast: t('revoked', { name }) }),
  };
}
