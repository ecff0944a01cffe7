import { Box, Button, Flex, Progress, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, Check, CloudAlert, CloudCheck, CloudUpload, RotateCw, Send } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { Layer } from '../../../ui/components/Layer.tsx';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { offlineTexts } from '../../../platform/offline/texts.ts';
import { lineChecksTexts } from '../texts.ts';
import { isBegun, problemOf, type Sheet, verdictOf } from './draft.ts';
import { isSettled } from './readings.ts';
import { RunSummary } from './RunSummary.tsx';
import { StepView } from './StepView.tsx';
import { type Run, type RunStep, useRun } from './useRun.ts';
import { Questions } from './Questions.tsx';
import { useRunNavigation } from './useRunNavigation.ts';
import { WaitingToSubmit } from './WaitingToSubmit.tsx';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { focusOnce } from '../../../ui/forms/focus.ts';

interface RunViewProps {
  readonly sheet: Sheet;
  readonly onClose: () => void;
}

/** A check in progress: one item per screen, each reading saved as it is recorded, then the summary. */
export function RunView({ sheet, onClose }: RunViewProps) {
  const language = useLanguage();
  const run = useRun(sheet);
  const { steps } = run;
  const navigation = useRunNavigation(run, sheet.check.id);
  const { step, place } = navigation;
  const answered = steps.filter(({ readings }) => readings.length > 0).length;
  if (run.submitted) return <WaitingToSubmit sheet={sheet} onClose={onClose} />;

  return (
    <Layer
      title={nameIn(language, sheet.check)}
      onClose={onClose}
      aside={<SaveState run={run} saved={answered > 0} />}
      footer={
        step ? (
          <StepButtons
            // Other buttons for another item, so that the press guard distinguishes them.
            key={step.item.id}
            step={step}
            onBack={place === 0 ? undefined : navigation.back}
            onNotApplicable={() => navigation.next({ notApplicable: true })}
            onNext={() => navigation.next()}
          />
        ) : (
          <SubmitButtons run={run} onBack={() => navigation.goTo(steps.length - 1)} />
        )
      }
    >
      <RunProgress answered={answered} total={steps.length} place={place} />
      <Problem run={run} />
      {step ? (
        <StepView
          key={step.item.id}
          step={step}
          onChange={navigation.change}
          onAnswer={navigation.next}
          onEnter={() => navigation.next()}
          onLater={navigation.goOn}
          actionMissing={navigation.actionMissing}
          actionsRef={navigation.actions}
        />
      ) : (
        <RunSummary steps={steps} onOpen={navigation.goTo} />
      )}
      {step ? <Questions navigation={navigation} step={step} /> : null}
    </Layer>
  );
}

function RunProgress({
  answered,
  total,
  place,
}: {
  readonly answered: number;
  readonly total: number;
  readonly place: number;
}) {
  const t = useTexts(lineChecksTexts);
  const words = t('progress', { done: Math.min(place + 1, total), total });
  return (
    <Flex align="center" gap="3" mb="5">
      <Progress.Root value={answered} max={total} size="sm" flex="1" aria-label={t('doneColumn')}>
        <Progress.Track rounded="full">
          <Progress.Range bg="brand.solid" />
        </Progress.Track>
      </Progress.Root>
      <Text textStyle="sm" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {place < total ? words : t('progress', { done: answered, total })}
      </Text>
    </Flex>
  );
}

/** In the bar: whether all answers are saved on the server. */
function SaveState({ run, saved }: { readonly run: Run; readonly saved: boolean }) {
  const t = useTexts(lineChecksTexts);
  const offline = useTexts(offlineTexts);
  const failed = run.unsaved > 0;
  const waits = run.waiting > 0;
  if (!run.saving && !failed && !saved && !waits) return null;
  const Icon = failed ? CloudAlert : waits ? CloudUpload : CloudCheck;
  return (
    <Flex role="status" align="center" gap="1.5" textStyle="sm" pe="3" whiteSpace="nowrap">
      <Icon size={18} aria-hidden="true" />
      <Box as="span" hideBelow={failed ? undefined : 'sm'}>
        {failed ? t('retry') : waits ? offline('waiting', { n: run.waiting }) : t(run.saving ? 'saving' : 'saved')}
      </Box>
    </Flex>
  );
}

/** The error of unsaved answers, with Retry. */
function Problem({ run }: { readonly run: Run }) {
  const t = useTexts(lineChecksTexts);
  if (run.unsaved === 0 && run.problem === null) return null;
  return (
    <Flex role="alert" align="center" gap="3" mb="5" p="3" rounded="l3" bg="red.subtle" color="red.fg" wrap="wrap">
      <Box flex="1" minW="min(12rem, 100%)">
        {run.unsaved === 0 ? null : <Text fontWeight="semibold">{t('unsaved', { n: run.unsaved })}</Text>}
        {run.problem === null ? null : <Text>{run.problem}</Text>}
      </Box>
      {run.unsaved === 0 ? null : (
        <Button variant="outline" colorPalette="red" onClick={run.retry}>
          <RotateCw aria-hidden="true" /> {t('retry')}
        </Button>
      )}
    </Flex>
  );
}

interface StepButtonsProps {
  readonly step: RunStep;
  readonly onBack: (() => void) | undefined;
  readonly onNotApplicable: () => void;
  readonly onNext: () => void;
}

function StepButtons({ step: { item, draft, readings }, onBack, onNotApplicable, onNext }: StepButtonsProps) {
  const t = useTexts(lineChecksTexts);
  const refused = problemOf(item, draft) !== null;
  const answered = readings.length > 0 || refused || verdictOf(item, draft) !== null;
  const notApplicable = readings.at(-1)?.result === 'na';
  return (
    <>
      {onBack ? (
        <Button variant="ghost" h="16" px={{ base: '2', md: '4' }} onClick={onBack}>
          <ArrowLeft aria-hidden="true" /> {t('back')}
        </Button>
      ) : null}
      <Box flex="1" />
      {item.allowNotApplicable ? (
        <Button
          variant={notApplicable ? 'solid' : 'outline'}
          h="16"
          px={{ base: '3', md: '5' }}
          aria-label={t('naFull')}
          onClick={onNotApplicable}
        >
          {notApplicable ? <Check aria-hidden="true" /> : null} {t('na')}
        </Button>
      ) : null}
      <Button
        size="2xl"
        minW={{ base: 'min(9rem, 100%)', md: '48' }}
        variant={answered ? 'solid' : 'outline'}
        disabled={refused}
        data-next-step=""
        onClick={onNext}
      >
        {t(answered ? 'next' : 'skip')} <ArrowRight aria-hidden="true" />
      </Button>
    </>
  );
}

interface UnrecordedDialogProps {
  readonly typed: readonly RunStep[];
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
}

/** The question before the submission: notes and figures that were typed and are in no reading would be lost. */
function UnrecordedDialog({ typed, onSubmit, onClose }: UnrecordedDialogProps) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const names = typed.map(({ item }) => nameIn(language, item)).join(', ');
  return (
    <ConfirmDialog
      title={t('notRecordedTitle')}
      cancelLabel={t('notRecordedLook')}
      confirmLabel={t('notRecordedSubmit')}
      onConfirm={onSubmit}
      onClose={onClose}
    >
      <Text>{t('notRecordedText', { names })}</Text>
    </ConfirmDialog>
  );
}

/** The button of the last item was removed: the focus moves to Submit. */
function SubmitButtons({ run, onBack }: { readonly run: Run; readonly onBack: () => void }) {
  const t = useTexts(lineChecksTexts);
  const [pending, setPending] = useState(false);
  const open = run.steps.filter(({ readings }) => readings.length === 0).length;
  const lacksAction = run.steps.some(({ readings }) => !isSettled(readings));
  const hint = open > 0 ? t('submitHint', { n: open }) : lacksAction ? t('submitAction') : null;
  const [asks, setAsks] = useState(false);
  const typed = run.steps.filter(({ draft }) => isBegun(draft));
  const submit = async () => {
    setAsks(false);
    setPending(true);
    await run.submit();
    setPending(false);
  };
  return (
    <Flex w="full" gap="3" align="center" justify="space-between" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <Text
        order={{ base: '-1', md: '0' }}
        flex={{ base: '1 0 100%', md: '1' }}
        hidden={hint === null}
        color="fg.muted"
        textAlign={{ base: 'start', md: 'end' }}
      >
        {hint}
      </Text>
      <Button order={{ md: '-1' }} variant="ghost" h="16" px="4" onClick={onBack}>
        <ArrowLeft aria-hidden="true" /> {t('back')}
      </Button>
      <Button
        size="2xl"
        minW={{ base: '36', md: '48' }}
        ref={focusOnce}
        data-next-step={hint === null ? '' : undefined}
        disabled={hint !== null}
        loading={pending}
        loadingText={t('submitting')}
        onClick={() => (typed.length > 0 ? setAsks(true) : void submit())}
      >
        <Send aria-hidden="true" /> {t('submit')}
      </Button>
      {asks ? <UnrecordedDialog typed={typed} onSubmit={submit} onClose={() => setAsks(false)} /> : null}
    </Flex>
  );
}
