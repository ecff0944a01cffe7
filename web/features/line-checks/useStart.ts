import { useReadStored } from '../../platform/offline/useOutbox.ts';
import { usePress } from '../../platform/offline/usePress.ts';
import { useViewer } from '../../platform/session/viewer.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { LineCheckSheetDocument, StartLineCheckDocument } from './line-checks.generated.ts';
import type { RunFields } from './status.ts';
import { lineChecksTexts } from './texts.ts';

/** Starts a run if it is not started yet, and opens it. Without a network it starts when this device has its items. */
export function useStart() {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const viewer = useViewer();
  const layer = useLayer('check');
  const { run, pending } = useAction(t('title'));
  const press = usePress(StartLineCheckDocument);
  const readKept = useReadStored();
  const begin = async (check: RunFields) => {
    if (check.status !== 'open') return;
    const sheet = readKept(LineCheckSheetDocument, { id: check.id })?.lineCheck;
    const begun = { status: 'in_progress', startedAt: new Date().toISOString(), startedByName: viewer.name } as const;
    const optimistic = sheet && { startLineCheck: { ...sheet, check: { ...sheet.check, ...begun } } };
    await press(
      { input: { id: check.id } },
      {
        subject: check.id,
        title: `${t('start')} · ${nameIn(language, check)}`,
        timed: true,
        row: { __typename: 'LineCheck', id: check.id },
        ...(optimistic ? { optimistic } : {}),
      },
    );
  };
  const start = async (check: RunFields, { openLayer = true } = {}): Promise<void> => {
    await run(() => begin(check), {
      key: check.id,
      worksOffline: true,
      onDone: () => (openLayer ? layer.open(check.id) : undefined),
    });
  };
  return { start, starting: pending };
}
