import { Box, Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addKitchenEventInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { SideLayer } from '../../../../ui/components/Layer.tsx';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { EditNotice } from '../../../../ui/forms/EditNotice.tsx';
import { TextField } from '../../../../ui/forms/fields.tsx';
import { Form } from '../../../../ui/forms/Form.tsx';
import { inputResolver } from '../../../../ui/forms/input-resolver.ts';
import { figure, parts, text } from '../../../../ui/forms/merge.ts';
import { QuantityField } from '../../../../ui/forms/QuantityField.tsx';
import { SendButton } from '../../../../ui/forms/SendButton.tsx';
import { asTyped, typedDecimal } from '../../../../ui/forms/typed-figures.ts';
import { useAction } from '../../../../ui/forms/useAction.ts';
import type { EditState } from '../../../../ui/forms/useEdit.ts';
import { useEditForm } from '../../../../ui/forms/useEditForm.ts';
import { formatDate } from '../../../../ui/format/days.ts';
import { formatDecimal } from '../../../../ui/format/decimal.ts';
import { useLanguage } from '../../../../ui/i18n/language.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../../ui/i18n/ui-texts.ts';
import { rowWith, useFreshRead } from '../../../../platform/graphql/useFreshRead.ts';
import { invalidating } from '../../../../platform/live/invalidate.ts';
import {
  type KitchenEventPartsFragment,
  KitchenEventsDocument,
  useAddKitchenEventMutation,
  useKitchenEventsQuery,
  useRemoveKitchenEventMutation,
  useUpdateKitchenEventMutation,
} from '../../plan.generated.ts';
import { forecastTexts } from './forecast-texts.ts';
import { adding, useSaving } from '../useSaving.ts';
import { NotLoaded } from '../../../../ui/components/NotLoaded.tsx';

const changed = invalidating('kitchenEvents', 'prepItems', 'parSuggestions');

interface EventValues {
  readonly date: string;
  readonly name: string;
  readonly factor: string;
}

const valuesOf = ({ date, name, factor }: KitchenEventPartsFragment): EventValues => ({
  date,
  name,
  factor: asTyped(factor),
});
const inputOf = ({ date, name, factor }: EventValues) => ({ date, name, factor: typedDecimal(factor) });

interface EventsDrawerProps {
  /** The day that a new special day begins with. */
  readonly day: string;
  readonly onClose: () => void;
}

/** The special days: added, changed and removed in place. */
export function EventsDrawer({ day, onClose }: EventsDrawerProps) {
  const t = useTexts(forecastTexts);
  const { data, error, refetch } = useKitchenEventsQuery();
  const [editing, setEditing] = useState<string | null>(null);
  const close = () => setEditing(null);
  return (
    <SideLayer title={t('events')} onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted">{t('eventsText')}</Text>
        {data ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={2} />}
        {data?.kitchenEvents.length === 0 ? <Text>{t('noEvents')}</Text> : null}
        <Stack as="ul" gap="0" listStyleType="none">
          {data?.kitchenEvents.map((event) => (
            <Box as="li" key={event.id} borderBottomWidth="1px">
              {editing === event.id ? (
                <EditEvent event={event} onClose={close} />
              ) : (
                <Line event={event} onEdit={() => setEditing(event.id)} />
              )}
            </Box>
          ))}
        </Stack>
        {data ? <AddEvent day={day} /> : null}
      </Stack>
    </SideLayer>
  );
}

interface LineProps {
  readonly event: KitchenEventPartsFragment;
  readonly onEdit: () => void;
}

function Line({ event: { id, date, name, factor }, onEdit }: LineProps) {
  const t = useTexts(forecastTexts);
  const language = useLanguage();
  const { run } = useAction(t('eventFailed'));
  const [remove] = useRemoveKitchenEventMutation(changed);
  const [add] = useAddKitchenEventMutation(changed);
  const restore = () => void run(() => add({ variables: { input: { date, name, factor } } }));
  const onRemove = () =>
    void run(() => remove({ variables: { input: { id } } }), {
      toast: { title: t('eventRemoved', { name }), action: { label: t('undo'), onPress: restore } },
    });
  return (
    <Flex minH="14" align="center" gap="2">
      <Box flex="1" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {formatDate(date, language, true)} · × {formatDecimal(factor, language)}
        </Text>
      </Box>
      <Button variant="ghost" aria-label={t('editEvent', { name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </Button>
      <Button variant="ghost" aria-label={t('removeEvent', { name })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </Flex>
  );
}

function AddEvent({ day }: { readonly day: string }) {
  const t = useTexts(forecastTexts);
  const [isAdding, setAdding] = useState(false);
  const [add] = useAddKitchenEventMutation(changed);
  const close = () => setAdding(false);
  const saving = useSaving<EventValues, KitchenEventPartsFragment>(
    adding((values) => add({ variables: { input: inputOf(values) } })),
    close,
  );
  if (isAdding)
    return <EventForm event={null} initial={{ date: day, name: '', factor: '' }} onCancel={close} {...saving} />;
  return (
    <Button variant="outline" alignSelf="flex-start" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" /> {t('addEvent')}
    </Button>
  );
}

function EditEvent({ event, onClose }: { readonly event: KitchenEventPartsFragment; readonly onClose: () => void }) {
  const [update] = useUpdateKitchenEventMutation(changed);
  const saving = useSaving<EventValues, KitchenEventPartsFragment>(
    (_, edit) =>
      edit.save(
        (merged, version) => update({ variables: { input: { id: event.id, version, ...inputOf(merged) } } }),
        ({ data }) => data?.updateKitchenEvent,
      ),
    onClose,
  );
  return <EventForm event={event} initial={valuesOf(event)} onCancel={onClose} {...saving} />;
}

interface EventFormProps {
  readonly event: KitchenEventPartsFragment | null;
  readonly initial: EventValues;
  readonly error: string | undefined;
  readonly saving: boolean;
  readonly onSave: (values: EventValues, edit: EditState<EventValues, KitchenEventPartsFragment>) => void;
  readonly onCancel: () => void;
}

function EventForm({ event, initial, error, saving, onSave, onCancel }: EventFormProps) {
  const t = useTexts(forecastTexts);
  const ui = useTexts(uiTexts);
  const form = useForm<EventValues>({
    defaultValues: initial,
    resolver: inputResolver(addKitchenEventInput, inputOf),
  });
  const read = useFreshRead();
  const edit = useEditForm<EventValues, KitchenEventPartsFragment>(form, {
    entity: 'KitchenEvent',
    row: event,
    initial,
    read: async (id) => rowWith(id, (await read(KitchenEventsDocument, {})).kitchenEvents),
    valuesOf,
    compared: parts<EventValues>({ date: text(t('day')), name: text(t('name')), factor: figure(t('factorLabel')) }),
  });
  const { register, handleSubmit, formState } = form;
  return (
    <Form onSubmit={(submitted) => void handleSubmit((values) => onSave(values, edit))(submitted)}>
      <EditNotice edit={edit} />
      <Stack gap="3" py="3">
        <TextField
          label={t('name')}
          required
          maxLength={limits.nameMax}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <SimpleGrid columns={2} gap="3" alignItems="start">
          <TextField
            type="date"
            label={t('day')}
            required
            error={formState.errors.date?.message}
            {...register('date')}
          />
          <QuantityField
            label={t('factorLabel')}
            required
            error={formState.errors.factor?.message}
            {...register('factor')}
          />
        </SimpleGrid>
        <FormError error={error} />
        <Flex gap="2" wrap="wrap">
          <SendButton loading={saving} loadingText={ui('working')}>
            {t('save')}
          </SendButton>
          <Button variant="outline" onClick={() => edit.leave(onCancel)}>
            {ui('cancel')}
          </Button>
        </Flex>
      </Stack>
    </Form>
  );
}
