import { Flex, Input, Stack, Text } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { type WebhookEvent, webhookEvents, webhookLimits } from '#schema/webhooks.ts';
import { createWebhook } from '#schema/inputs/webhooks.ts';
import { limits } from '#schema/limits.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { choice, parts, text } from '../../../ui/forms/merge.ts';
import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useEditState } from '../../../ui/forms/useEditState.ts';
import { rowWith, useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { inputErrors } from '../../../ui/forms/input-errors.ts';
import { FormField } from '../../../ui/forms/fields.tsx';
import { ToggleGroup } from '../../../ui/forms/ToggleGroup.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { eventWord, webhookEventTexts } from './event-texts.ts';
import { webhooksTexts } from './texts.ts';
import { type WebhookRowFragment, WebhooksDocument } from './webhooks.generated.ts';

export interface WebhookValues {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

export type WebhookEdit = EditState<WebhookValues, WebhookRowFragment>;

const newWebhook: WebhookValues = { name: '', url: '', events: [] };
const valuesOf = ({ name, url, events }: WebhookRowFragment): WebhookValues => ({
  name,
  url,
  events: webhookEvents.filter((event) => events.includes(event)),
});

interface WebhookFormProps {
  /** Null for a new one. */
  readonly webhook: WebhookRowFragment | null;
  readonly submitLabel: string;
  /** Rejects with the server's error. */
  readonly onSubmit: (values: WebhookValues, edit: WebhookEdit) => Promise<unknown>;
}

function useEventLabel() {
  const words = useTexts(webhookEventTexts);
  return (event: WebhookEvent) => {
    const word = eventWord(event);
    return word ? words(word) : event;
  };
}

function EventPicks({ values, onChange, error }: PicksProps) {
  const t = useTexts(webhooksTexts);
  const id = useId();
  const labelOf = useEventLabel();
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

function useEditedWebhook(webhook: WebhookRowFragment | null) {
  const t = useTexts(webhooksTexts);
  const labelOf = useEventLabel();
  const fresh = useFreshRead();
  return useEditState<WebhookValues, WebhookRowFragment>({
    entity: 'Webhook',
    row: webhook,
    initial: webhook ? valuesOf(webhook) : newWebhook,
    read: async (id) => rowWith(id, (await fresh(WebhooksDocument, {})).webhooks),
    valuesOf,
    compared: parts<WebhookValues>({
      name: text(t('name')),
      url: text(t('url')),
      events: choice<readonly WebhookEvent[]>(t('events'), (events) => events.map(labelOf).join(', ')),
    }),
  });
}

/** What is sent. */
const typedValues = ({ name, url, events }: WebhookValues): WebhookValues => ({
  name: name.trim(),
  url: url.trim(),
  events,
});

/** The state of the form and of its submission. */
function useWebhookForm({ webhook, onSubmit }: WebhookFormProps, focus: (field: 'name' | 'url') => void) {
  const ui = useTexts(uiTexts);
  const { run, pending: saving } = useFormAction(ui('unexpected'));
  const { values, change, edit } = useEditedWebhook(webhook);
  const [checked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const typed = typedValues(values);
  const errors = inputErrors(createWebhook, typed);
  const submit = async () => {
    setChecked(true);
    if (saving) return;
    // On a phone the fields are scrolled out of view when the button is pressed.
    if (errors['name'] !== undefined) return focus('name');
    if (errors['url'] !== undefined) return focus('url');
    if (Object.keys(errors).length > 0) return;
    setRefusal(null);
    const outcome = await run(() => onSubmit(typed, edit));
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
    edit,
    change: (part: Partial<WebhookValues>) => {
      setRefusal(null);
      change(part);
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
  const { values, errors, refusal, saving, submit, change, edit } = useWebhookForm(props, focus);
  const { submitLabel } = props;
  const urlError = errors['url'] ?? (refusal?.isOfUrl ? refusal.sentence : undefined);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Form onSubmit={onSubmit}>
      <EditNotice edit={edit} />
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
          <SendButton wraps loading={saving} loadingText={submitLabel}>
            <Save aria-hidden="true" /> {submitLabel}
          </SendButton>
        </Flex>
      </Stack>
    </Form>
  );
}
