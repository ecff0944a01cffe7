import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useCan } from '../../platform/session/viewer.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { SelectField } from '../../ui/forms/fields.tsx';
import { useAction } from '../../ui/forms/useAction.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useCountPlacesQuery, useStartCountMutation, useStartSpotCountMutation } from './counts.generated.ts';
import { countTexts } from './texts.ts';

/** Starts a count of everything, for managers; or a spot count of one place, for everybody. */
export function StartCount() {
  const t = useTexts(countTexts);
  const language = useLanguage();
  const { open } = useLayer('count');
  const { run, pending } = useAction(t('failed'));
  const reviews = useCan('counts.review');
  const [place, setPlace] = useState('');
  const { data } = useCountPlacesQuery();
  const [startAll] = useStartCountMutation(invalidating('countSessions'));
  const [startSpot] = useStartSpotCountMutation(invalidating('countSessions'));
  const opened = (id: string | undefined) => (id === undefined ? undefined : open(id));
  const all = () =>
    run(() => startAll({ variables: { input: { kind: 'period' } } }), {
      toast: t('started'),
      onDone: (result) => opened(result.data?.startCount.id),
    });
  const spot = () =>
    run(() => startSpot({ variables: { input: place === '' ? {} : { storageLocationId: place } } }), {
      toast: t('started'),
      onDone: (result) => opened(result.data?.startSpotCount.id),
    });
  return (
    <Flex gap="3" wrap="wrap" align="end">
      <SelectField label={t('spot')} value={place} onChange={(event) => setPlace(event.target.value)}>
        <option value="">{t('noPlace')}</option>
        {data?.storageLocations.map((each) => (
          <option key={each.id} value={each.id}>
            {nameIn(language, each)}
          </option>
        ))}
      </SelectField>
      <SendButton type="button" variant="outline" loading={pending} onClick={() => void spot()}>
        {t('start')}
      </SendButton>
      {reviews ? (
        <SendButton type="button" loading={pending} onClick={() => void all()}>
          {t('startAll')}
        </SendButton>
      ) : null}
    </Flex>
  );
}
