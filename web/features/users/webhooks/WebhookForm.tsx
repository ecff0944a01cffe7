import { chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { type WebhookEvent, webhookEvents, webhookLimits } from '#schema/webhooks.ts';
import { createWebhook } from '#schema/inputs/webhooks.ts';
import { limits } from '#schema/limits.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { inputErrors } from '../../../ui/forms/input-errors.ts';
import { FormField } from '../../../ui/forms/fields.tsx';
import { ToggleGroup } from '../../../ui/forms/ToggleGroup.tsx';
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
  /** Rejects with the server's error. */
  readonly onSubmit: (values: WebhookValues) => Promise<unknown>;
}

function EventPicks({ values, onChange, error }: PicksProps) {
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
      <Text id={id} color={error ? 'fg.error' : 'fg.muted'} textStyle="sm" role={error ? 'alert' : undefined}>
        {error ?? t('eventsHint')}
      </Text>
      <ToggleGroup
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
  readonly error: string | undefined;
  readonly onChange: (events: WebhookEvent[]) => void;
}

interface Refusal {
  readonly sentence: string;
  readonly isOfUrl: boolean;
}

/** The state of the form and of its submission. */
function useWebhookForm({ initial, onSubmit }: WebhookFormProps, focus: (field: 'name' | 'url') => void) {
  const ui = useTexts(uiTexts);
  const { run, pending: saving } = useFormAction(ui('unexpected'));
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const typed = { name: values.name.trim(), url: values.url.trim(), events: values.events };
  const errors = inputErrors(createWebhook, typed);
  const submit = async () => {
    setChecked(true);
    if (saving) return;
    // On a phone the fields are out of sight where the button is.
    if (errors['name'] !== undefined) return focus('name');
    if (errors['url'] !== undefined) return focus('url');
    if (Object.keys(errors).length > 0) return;
    setRefusal(null);
    const outcome = await run(() => onSubmit(typed));
    if (outcome.status !== 'failed') return;
    const isOfUrl = outcome.error instanceof Problem && outcome.error.fields.includes('url');
    if (isOfUrl) focus('url');
    setRefusal({ sentence: withoutField(outcome.sentence), isOfUrl });
  };
  return {
    values,
    errors: checked ? errors : {},
    refusal,
    saving,
    submit,
    change: (part: Partial<WebhookValues>) => {
      setRefusal(null);
      setValues((before) => ({ ...before, ...part }));
    },
  };
}

/** The message without the field name, because it is shown at the field. */
function withoutField(sentence: string): string {
  return sentence.replace(/^(name|url|events)(\.\d+)?: /, '');
}

/** Name, URL and events of a webhook. The server's errors are shown in the form. */
export function WebhookForm(props: WebhookFormProps) {
  const t = useTexts(webhooksTexts);
  const nameField = useRef<HTMLInputElement>(null);
  const urlField = useRef<HTMLInputElement>(null);
  const focus = (field: 'name' | 'url') => (field === 'name' ? nameField : urlField).current?.focus();
  const { values, errors, refusal, saving, submit, change } = useWebhookForm(props, focus);
  const { submitLabel } = props;
  const urlError = errors['url'] ?? (refusal?.isOfUrl ? refusal.sentence : undefined);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <chakra.form noValidate onSubmit={onSubmit}>
      <Stack gap="5" align="stretch">
        <FormField label={t('name')} hint={t('nameHint')} error={errors['name']}>
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
        <EventPicks values={values.events} error={errors['events']} onChange={(events) => change({ events })} />
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
