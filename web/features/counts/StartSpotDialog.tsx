import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { invalidating } from '../../platform/live/invalidate.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { SelectField } from '../../ui/forms/fields.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useCountPlacesQuery, useStartSpotCountMutation } from './counts.generated.ts';
import { countTexts } from './texts.ts';

/** Starts a spot count of one place. */
export function StartSpotDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(countTexts);
  const language = useLanguage();
  const { open } = useLayer('count');
  const [place, setPlace] = useState('');
  const { data } = useCountPlacesQuery();
  const { run, pending, error } = useFormAction();
  const [start] = useStartSpotCountMutation(invalidating('countSessions'));
  const send = () =>
    run(() => start({ variables: { input: place === '' ? {} : { storageLocationId: place } } }), {
      toast: t('started'),
      onDone: (result) => {
        onClose();
        if (result.data) open(result.data.startSpotCount.id);
      },
    });
  return (
    <FormDialog
      title={t('spotKind')}
      submitLabel={t('start')}
      pending={pending}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onClose={onClose}
    >
      <Text color="fg.muted">{t('spotText')}</Text>
      <SelectField label={t('place')} error={error} value={place} onChange={({ target }) => setPlace(target.value)}>
        <option value="">{t('noPlace')}</option>
        {data?.storageLocations.map((each) => (
          <option key={each.id} value={each.id}>
            {nameIn(language, each)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
