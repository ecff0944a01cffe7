import { Button, Stack, Text } from '@chakra-ui/react';
import { ClipboardCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { closeDay } from '#schema/inputs/handovers.ts';
import { limits } from '#schema/limits.ts';
import { useFreshRead } from '../../platform/graphql/useFreshRead.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { Layer } from '../../ui/components/Layer.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { formatDate } from '../../ui/format/days.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { EditNotice } from '../../ui/forms/EditNotice.tsx';
import { TextAreaField } from '../../ui/forms/fields.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { inputResolver } from '../../ui/forms/input-resolver.ts';
import { chosen, parts, text } from '../../ui/forms/merge.ts';
import { NeedsNetwork } from '../../ui/forms/NeedsNetwork.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { useEditForm } from '../../ui/forms/useEditForm.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { EightySixField } from './EightySixField.tsx';
import { FactsView } from './FactsView.tsx';
import { NextDayList } from './NextDayList.tsx';
import {
  HandoverCardByIdDocument,
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
  readonly eightySix: readonly string[];
}

const valuesOf = (card: HandoverCardPartsFragment | null): ClosingValues => ({
  note: card?.note ?? '',
  announcements: card?.announcements ?? '',
  eightySix: card?.eightySix ?? [],
});

/** The edit of a day's card: what a colleague saves meanwhile is merged into it. */
function useClosingEdit(form: UseFormReturn<ClosingValues>, card: HandoverCardPartsFragment | null) {
  const t = useTexts(handoverTexts);
  const read = useFreshRead();
  const [initial] = useState(() => valuesOf(card));
  return useEditForm<ClosingValues, HandoverCardPartsFragment>(form, {
    entity: 'HandoverCard',
    row: card,
    initial,
    read: async (id) => (await read(HandoverCardByIdDocument, { id })).handoverCard,
    valuesOf,
    compared: parts<ClosingValues>({
      note: text(t('note')),
      announcements: text(t('announcements')),
      eightySix: chosen(t('eightySix'), (name: string) => name),
    }),
  });
}

/** The form of a day's card, and the function that saves it. */
function useClosing({ day, card, onClose }: ClosingFormProps) {
  const t = useTexts(handoverTexts);
  const inputOf = (values: ClosingValues, version: number | null) => ({
    businessDate: day,
    version,
    ...values,
    eightySix: [...values.eightySix],
  });
  const form = useForm<ClosingValues>({
    resolver: inputResolver(closeDay, (values) => inputOf(values, null)),
    defaultValues: valuesOf(card),
  });
  const edit = useClosingEdit(form, card);
  const { run, pending, error } = useFormAction();
  const [close] = useCloseDayMutation(invalidating('latestHandoverCard', 'handoverCards'));
  const send = (values: ClosingValues, version: number | null) =>
    close({ variables: { input: inputOf(values, version) } });
  const submit = form.handleSubmit((values) =>
    run(() => (card ? edit.save(send, ({ data }) => data?.closeDay) : send(values, null)), {
      toast: { title: t(card ? 'changed' : 'closed'), description: t('closedText') },
      onDone: () => {
        edit.release();
        onClose();
      },
    }),
  );
  return { form, edit, pending, error, submit };
}

/** The facts of the day, and what the closing lead adds to them. */
export function ClosingForm(props: ClosingFormProps) {
  const { day, facts, card, notice, onClose } = props;
  const t = useTexts(handoverTexts);
  const ui = useTexts(uiTexts);
  const language = useLanguage();
  const formId = useId();
  const { form, edit, pending, error, submit } = useClosing(props);
  return (
    <Layer
      title={t('close')}
      aside={<Text>{formatDate(day, language)}</Text>}
      onClose={() => edit.leave(onClose)}
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
          <EditNotice edit={edit} />
          <ClosingCountPanel />
          <FactsView facts={facts} hasList />
          <NextDayList day={day} />
          <Additions form={form} runOut={facts.outItems.map(({ name }) => name)} />
          <FormError error={error} fontWeight="medium" />
        </Stack>
      </Form>
    </Layer>
  );
}

/** Above the facts, because counting first corrects them. */
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
