import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
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

/** What an admin does to a device that is in use; how it went is told in a toast. */
export function useDeviceActions({ id, version, name }: Target) {
  const t = useTexts(devicesTexts);
  const [update, { loading: updating }] = useUpdateDeviceMutation();
  const [saveBoard, { loading: savingBoard }] = useSaveBoardSettingsMutation();
  const [revoke] = useRevokeDeviceMutation(invalidating('devices'));
  const told = async (act: () => Promise<unknown>, title: string) => {
    try {
      await act();
      showToast({ title });
    } catch (error) {
      showToast({ title: t('failed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
    }
  };
  return {
    updating,
    savingBoard,
    update: (values: DeviceValues) =>
      told(() => update({ variables: { input: { id, version, ...inputOf(values) } } }), t('saved')),
    saveBoard: (change: BoardChange) => told(() => saveBoard({ variables: { input: { id, ...change } } }), t('saved')),
    revoke: () => told(() => revoke({ variables: { input: { id } } }), t('revoked', { name })),
  };
}
