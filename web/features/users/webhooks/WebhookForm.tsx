import { chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { type WebhookEvent, webhookEvents, webhookLimits } from '#schema/webhooks.ts';
import { limits } from '#schema/limits.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { FormField } from '../../../ui/forms/fields.tsx';
import { Picks } from '../../../ui/forms/Picks.tsx';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { eventWord, webhookEventTexts } from './event-texts.ts';
import { webhooksTexts } from './texts.ts';

export interface WebhookValues {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

interface WebhookFormProps {
  readonly initial: WebhookValues;
  readonly submitLabel: string;
  /** Rejects with the reason when it was refused. */
  readonly onSubmit: (values: WebhookValues) => Promise<unknown>;
}

function EventPicks({ values, onChange, missing }: PicksProps) {
  const t = useTexts(webhooksTexts);
  const words = useTexts(webhookEventTexts);
  const id = useId();
  const labelOf = (event: WebhookEvent) => {
    const word = eventWord(event);
    return word ? words(word) : event;
  };
  return (
    <Stack gap="2">
      <Text textStyle="sm" fontWeight="medium" aria-hidden="true">
        {t('events')}
      </Text>
      <Text id={id} color={missing ? 'fg.error' : 'fg.muted'} textStyle="sm" role={missing ? 'alert' : undefined}>
        {t(missing ? 'needEvents' : 'eventsHint')}
      </Text>
      <Picks
        label={t('events')}
        describedBy={id}
        choices={webhookEvents.map((event) => ({ value: event, label: labelOf(event) }))}
        chosen={values}
        onChange={onChange}
      />
    </Stack>
  );
}

interface PicksProps {
  readonly values: readonly WebhookEvent[];
  readonly missing: boolean;
  readonly onChange: (events: WebhookEvent[]) => void;
}

interface Refusal {
  readonly sentence: string;
  readonly isOfUrl: boolean;
}

/** What is typed, and how its saving goes. */
function useWebhookForm({ initial, onSubmit }: WebhookFormProps, focus: (field: 'name' | 'url') => void) {
  const ui = useTexts(uiTexts);
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [saving, setSaving] = useState(false);
  const typed = { name: values.name.trim(), url: values.url.trim(), events: values.events };
  const submit = async () => {
    setChecked(true);
    if (saving) return;
    // On a phone the fields are out of sight where the button is.
    if (typed.name === '') return focus('name');
    if (typed.url === '') return focus('url');
    if (typed.events.length === 0) return;
    setSaving(true);
    setRefusal(null);
    try {
      await onSubmit(typed);
    } catch (error) {
      const isOfUrl = error instanceof Problem && error.fields.includes('url');
      if (isOfUrl) focus('url');
      setRefusal({ sentence: withoutField(readableError(error).sentence ?? ui('unexpected')), isOfUrl });
    } finally {
      setSaving(false);
    }
  };
  return {
    values,
    typed,
    checked,
    refusal,
    saving,
    submit,
    change: (part: Partial<WebhookValues>) => {
      setRefusal(null);
      setValues((before) => ({ ...before, ...part }));
    },
  };
}

/** The sentence alone: it stands beside the field that it is about. */
function withoutField(sentence: string): string {
  return sentence.replace(/^(name|url|events)(\.\d+)?: /, '');
}

/** Name, address and events of a webhook. What the server refuses stands in the form. */
export function WebhookForm(props: WebhookFormProps) {
  const t = useTexts(webhooksTexts);
  const nameField = useRef<HTMLInputElement>(null);
  const urlField = useRef<HTMLInputElement>(null);
  const focus = (field: 'name' | 'url') => (field === 'name' ? nameField : urlField).current?.focus();
  const { values, typed, checked, refusal, saving, submit, change } = useWebhookForm(props, focus);
  const { submitLabel } = props;
  const urlError = checked && typed.url === '' ? t('needUrl') : refusal?.isOfUrl ? refusal.sentence : undefined;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <chakra.form noValidate onSubmit={onSubmit}>
      <Stack gap="5" align="stretch">
        <FormField
          label={t('name')}
          hint={t('nameHint')}
          error={checked && typed.name === '' ? t('needName') : undefined}
        >
          <Input
            ref={nameField}
            maxLength={limits.nameMax}
            autoComplete="off"
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </FormField>
        <FormField label={t('url')} hint={t('urlHint')} error={urlError}>
          <Input
            ref={urlField}
            type="url"
            maxLength={webhookLimits.urlMax}
            autoComplete="off"
            spellCheck={false}
            value={values.url}
            onChange={(event) => change({ url: event.target.value })}
          />
        </FormField>
        <EventPicks
          values={values.events}
          missing={checked && values.events.length === 0}
          onChange={(events) => change({ events })}
        />
        {refusal === null || refusal.isOfUrl ? null : (
          <Text role="alert" color="fg.error" fontWeight="medium">
            {refusal.sentence}
          </Text>
        )}
        <Flex>
          <WrappingButton type="submit" loading={saving} loadingText={submitLabel}>
            <Save aria-hidden="true" /> {submitLabel}
          </WrappingButton>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
