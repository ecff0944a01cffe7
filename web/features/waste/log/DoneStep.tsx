import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useReachable } from '../../../ui/forms/reachable.ts';
import { useAction, useFormAction } from '../../../ui/forms/useAction.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { Layer } from '../../../ui/components/Layer.tsx';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { offlineTexts } from '../../../platform/offline/texts.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { type Press, retractable } from '../../../platform/offline/queue.ts';
import { useOutboxActs, useOutboxState } from '../../../platform/offline/useOutbox.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { wasteTexts } from '../texts.ts';
import { useUndoWasteMutation, type WasteRowFragment } from '../waste.generated.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';
import { WastePhotos } from './WastePhotos.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';

interface DoneStepProps {
  readonly entry: WasteRowFragment;
  /** It waited to be sent when it was logged. */
  readonly press?: Press | undefined;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** The logged entry, with Undo for ten seconds; when it is closed earlier, Undo is in the toast. */
export function DoneStep({ entry: logged, press, onAnother, onClose }: DoneStepProps) {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  const amountText = useAmount();
  const seconds = useSecondsLeft();
  const { storedId, undo, offerUndo, needsNetwork, loading, undone, error } = useUndo(logged.id, press);
  const waits = storedId === null;
  const entry = waits ? logged : { ...logged, id: storedId };
  const close = () => {
    onClose();
    if (seconds > 0 && !undone)
      offerUndo(seconds, `${localName(entry.itemName)} · ${amountText(entry.quantity, entry.unit)}`);
  };
  return (
    <Layer
      title={t('title')}
      onClose={close}
      footer={
        <>
          <Button variant="outline" size="2xl" onClick={onAnother}>
            {t('another')}
          </Button>
          <Button size="2xl" flex="1" maxW={{ md: '20rem' }} onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Logged entry={entry} undone={undone} waits={waits} />
      {undone ? null : <WastePhotos entry={entry} waits={waits} />}
      <Center mt="6" minH="16" flexDirection="column" gap="2">
        <FormError error={error} fontWeight="semibold" />
        {seconds > 0 && !undone ? (
          <Button
            variant="outline"
            size="2xl"
            px="8"
            aria-label={t('undo')}
            loading={loading}
            loadingText={t('undo')}
            disabled={needsNetwork}
            fontVariantNumeric="tabular-nums"
            onClick={() => void undo()}
          >
            <Undo2 aria-hidden="true" /> {t('undoIn', { n: seconds })}
          </Button>
        ) : null}
        {seconds > 0 && !undone && needsNetwork ? <Text color="fg.muted">{t('undoNeedsNetwork')}</Text> : null}
      </Center>
    </Layer>
  );
}

/** What was logged, struck through when it was undone. */
interface LoggedProps {
  readonly entry: WasteRowFragment;
  readonly undone: boolean;
  readonly waits: boolean;
}

function Logged({ entry, undone, waits }: LoggedProps) {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  const offline = useTexts(offlineTexts);
  const language = useLanguage();
  const amountText = useAmount();
  const reason = nameIn(language, { name: entry.reasonName, nameEs: entry.reasonNameEs });
  return (
    <Stack role="status" align="center" textAlign="center" gap="3" pt="10">
      <Center boxSize="20" rounded="full" bg="brand.subtle" color="brand.fg">
        {undone ? <Undo2 size={40} aria-hidden="true" /> : <CircleCheck size={40} aria-hidden="true" />}
      </Center>
      <Heading as="h2" fontSize="2xl">
        {undone ? t('undone') : waits ? offline('waits') : t('logged')}
      </Heading>
      <Text fontSize="lg" textDecoration={undone ? 'line-through' : undefined}>
        <strong>{localName(entry.itemName)}</strong> · {amountText(entry.quantity, entry.unit)} · {reason}
        {entry.lotCode === null ? '' : ` · ${t('lotCode', { code: entry.lotCode })}`}
      </Text>
      {waits && !undone ? <Text>{offline('explained')}</Text> : null}
      {entry.expected ? <Text color="fg.muted">{t('trimText')}</Text> : null}
    </Stack>
  );
}

/** `storedId`: the entry's id on the server; null while it waits to be sent. */
function useUndo(id: string, press: Press | undefined) {
  const t = useTexts(wasteTexts);
  const { run, error } = useFormAction();
  const { run: runFromToast } = useAction(t('failed'));
  const [undone, setUndone] = useState(false);
  const [mutate, { loading }] = useUndoWasteMutation(invalidating('wasteEntries', 'wasteSummary', 'items'));
  const { retract, createdBy } = useOutboxActs();
  const { presses } = useOutboxState();
  const isReachable = useReachable();
  const isUnsent = press !== undefined && retractable(presses, press.subject)?.key === press.key;
  const readId = () => (press ? createdBy(press) : id);
  const send = async () => {
    if (press && retract(press)) return;
    const storedId = readId();
    if (storedId === null) throw new Problem(t('beingSent'));
    await mutate({ variables: { input: { id: storedId } } });
  };
  const undo = () => run(send, { onDone: () => setUndone(true) });
  /** In a toast after the step is closed, for as long as the server allows it. */
  const offerUndo = (seconds: number, description: string) => {
    const onPress = () => void (press && retract(press) ? setUndone(true) : runFromToast(send));
    const action = { label: t('undo'), onPress };
    showToast({ title: t('logged'), description, action, duration: seconds * 1_000 });
  };
  return { storedId: readId(), undo, offerUndo, needsNetwork: !isUnsent && !isReachable, loading, undone, error };
}

/** Seconds until undo ends, counted from now, so that a wrong device clock does not matter. */
function useSecondsLeft(): number {
  const [left, setLeft] = useState<number>(limits.undoWindow / 1_000);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
