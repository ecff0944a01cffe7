import { Button, Stack, Text } from '@chakra-ui/react';
import { ClipboardCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { closeDay } from '#schema/inputs/handovers.ts';
import { limits } from '#schema/limits.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { Layer } from '../../ui/components/Layer.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { formatDate } from '../../ui/format/days.ts';
import { TextAreaField } from '../../ui/forms/fields.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { inputResolver } from '../../ui/forms/input-resolver.ts';
import { NeedsNetwork } from '../../ui/forms/NeedsNetwork.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { useFormGuard } from '../../ui/forms/useFormGuard.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { EightySixField } from './EightySixField.tsx';
import { FactsView } from './FactsView.tsx';
import { NextDayList } from './NextDayList.tsx';
import {
  type HandoverCardPartsFragment,
  type HandoverFactsPartsFragment,
  useCloseDayMutation,
} from './handovers.generated.ts';
import { handoverTexts } from './texts.ts';

interface ClosingFormProps {
  readonly day: string;
  readonly facts: HandoverFactsPartsFragment;
  /** The card of the day, which this form changes; null when the day is not closed. */
  readonly card: HandoverCardPartsFragment | null;
  readonly notice: ReactNode;
  readonly onClose: () => void;
}

interface ClosingValues {
  readonly note: string;
  readonly announcements: string;
  readonly eightySix: string[];
}

/** The form of a day's card, and the press that saves it. */
function useClosing({ day, card, onClose }: ClosingFormProps) {
  const t = useTexts(handoverTexts);
  const inputOf = (values: ClosingValues) => ({ businessDate: day, version: card?.version ?? null, ...values });
  const form = useForm<ClosingValues>({
    resolver: inputResolver(closeDay, inputOf),
    defaultValues: {
      note: card?.note ?? '',
      announcements: card?.announcements ?? '',
      eightySix: [...(card?.eightySix ?? [])],
    },
  });
  const guard = useFormGuard(form);
  const { run, pending, error } = useFormAction();
  const [close] = useCloseDayMutation(invalidating('latestHandoverCard', 'handoverCards'));
  const submit = form.handleSubmit((values) =>
    run(() => close({ variables: { input: inputOf(values) } }), {
      toast: { title: t(card ? 'changed' : 'closed'), description: t('closedText') },
      onDone: () => {
        guard.release();
        onClose();
      },
    }),
  );
  return { form, guard, pending, error, submit };
}

/** The facts of the day, and what the closing lead adds to them. */
export function ClosingForm(props: ClosingFormProps) {
  const { day, facts, card, notice, onClose } = props;
  const t = useTexts(handoverTexts);
  const ui = useTexts(uiTexts);
  const language = useLanguage();
  const formId = useId();
  const { form, guard, pending, error, submit } = useClosing(props);
  return (
    <Layer
      title={t('close')}
      aside={<Text>{formatDate(day, language)}</Text>}
      onClose={() => guard.leave(onClose)}
      footer={
        <SendButton
          wraps
          size="2xl"
          flex="1"
          maxW={{ md: '20rem' }}
          form={formId}
          loading={pending}
          loadingText={ui('working')}
        >
          {t(card ? 'change' : 'close')}
        </SendButton>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <NeedsNetwork />
          {notice}
          <ClosingCountPanel />
          <FactsView facts={facts} />
          <NextDayList day={day} />
          <Additions form={form} runOut={facts.outItems.map(({ name }) => name)} />
          {error === undefined ? null : (
            <Text role="alert" color="fg.error" fontWeight="medium">
              {error}
            </Text>
          )}
        </Stack>
      </Form>
    </Layer>
  );
}

/** Counting first makes the facts below true. */
function ClosingCountPanel() {
  const t = useTexts(handoverTexts);
  const { open } = useLayer('count');
  if (!useCan('counts.work')) return null;
  return (
    <Panel title={t('closingCount')} description={t('closingCountText')}>
      <Button variant="outline" size="xl" onClick={() => open('closing')}>
        <ClipboardCheck aria-hidden="true" /> {t('count')}
      </Button>
    </Panel>
  );
}

interface AdditionsProps {
  readonly form: UseFormReturn<ClosingValues>;
  readonly runOut: readonly string[];
}

/** What the lead adds to the facts. */
function Additions({ form, runOut }: AdditionsProps) {
  const t = useTexts(handoverTexts);
  return (
    <Panel>
      <Stack gap="4">
        <TextAreaField label={t('note')} maxLength={limits.noteMax} {...form.register('note')} />
        <Controller
          control={form.control}
          name="eightySix"
          render={({ field }) => <EightySixField value={field.value} onChange={field.onChange} suggestions={runOut} />}
        />
        <TextAreaField label={t('announcements')} maxLength={limits.noteMax} {...form.register('announcements')} />
      </Stack>
    </Panel>
  );
}
