import { Button, chakra, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Sheet } from '../../../../ui/components/Sheet.tsx';
import { formatDate } from '../../../../ui/format/days.ts';
import { formatDecimal } from '../../../../ui/format/decimal.ts';
import { useLanguage } from '../../../../ui/i18n/language.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { useNames } from '../../../../ui/i18n/useNames.ts';
import { Quantity } from '../../../../ui/kitchen/amounts.tsx';
import type { ParLineFragment } from '../../plan.generated.ts';
import { forecastTexts } from './forecast-texts.ts';

const Figure = chakra('button', {
  base: {
    minH: '11',
    minW: '11',
    flexShrink: '0',
    textAlign: 'inherit',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '4px',
    textDecorationColor: 'fg.subtle',
    _print: { minH: '0', textDecoration: 'none' },
  },
});

/** What a day is expected to use, as a mean shown by its size, with where that comes from; a press shows the arithmetic. */
export function ExpectedUse({ line }: { readonly line: ParLineFragment }) {
  const t = useTexts(forecastTexts);
  const localName = useNames();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Figure type="button" aria-label={t('howOf', { name: localName(line.itemName) })} onClick={() => setOpen(true)}>
        {line.expectedUse === null ? (
          <Span color="fg.muted">{t('unknown')}</Span>
        ) : (
          <Quantity value={line.expectedUse} unit={line.unit} places={Number(line.expectedUse) < 10 ? 3 : 1} />
        )}
        {line.useSource === null ? null : (
          <Span display="block" textStyle="xs" color="fg.muted">
            {t(line.useSource)}
          </Span>
        )}
      </Figure>
      {isOpen ? <UseSheet line={line} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface UseSheetProps {
  readonly line: ParLineFragment;
  readonly onClose: () => void;
}

/** The four days, which of them count, the factor, and the result. */
function UseSheet({ line, onClose }: UseSheetProps) {
  const t = useTexts(forecastTexts);
  const localName = useNames();
  const about = line.useSource === 'manual' ? 'manualText' : aboutRecord[line.forecast.source ?? 'none'];
  return (
    <Sheet
      title={t('title', { name: localName(line.itemName) })}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Text color="fg.muted">{t(about)}</Text>
      <Stack as="ul" gap="0" listStyleType="none">
        {line.forecast.days.map((day) => (
          <Day key={day.date} day={day} unit={line.unit} />
        ))}
      </Stack>
      <Arithmetic line={line} />
    </Sheet>
  );
}

const aboutRecord = { sales: 'salesText', recorded: 'recordedText', manual: 'manualText', none: 'noHistory' } as const;

interface DayProps {
  readonly day: ParLineFragment['forecast']['days'][number];
  readonly unit: string;
}

function Day({ day: { date, used, dropped }, unit }: DayProps) {
  const t = useTexts(forecastTexts);
  const language = useLanguage();
  return (
    <Row as="li">
      <Span color={dropped === null ? undefined : 'fg.muted'}>
        {formatDate(date, language)}
        {dropped === null ? null : (
          <Span display="block" textStyle="sm">
            {t(dropped)}
          </Span>
        )}
      </Span>
      <Span
        {...(dropped === null ? {} : { color: 'fg.muted', textDecoration: used === null ? 'none' : 'line-through' })}
      >
        {used === null ? '–' : <Quantity value={used} unit={unit} />}
      </Span>
    </Row>
  );
}

function Arithmetic({ line: { forecast, unit, expectedUse } }: { readonly line: ParLineFragment }) {
  const t = useTexts(forecastTexts);
  const language = useLanguage();
  const n = forecast.days.filter(({ dropped }) => dropped === null).length;
  const figure = (value: string) => formatDecimal(value, language);
  return (
    <Stack gap="0">
      {forecast.mean === null ? null : (
        <Row>
          <Span>{t('mean', { n })}</Span>
          <Quantity value={forecast.mean} unit={unit} />
        </Row>
      )}
      {forecast.events.length === 0 ? null : (
        <Row>
          <Span>{t('factor', { factor: figure(forecast.factor), names: forecast.events.join(', ') })}</Span>
          {forecast.quantity === null ? <Span>–</Span> : <Quantity value={forecast.quantity} unit={unit} />}
        </Row>
      )}
      {Number(forecast.share) === 1 ? null : (
        <Row>
          <Span>{t('share')}</Span>
          <Span>× {figure(forecast.share)}</Span>
        </Row>
      )}
      <Row fontWeight="bold" borderBottomWidth="0">
        <Span>{t('result')}</Span>
        {expectedUse === null ? (
          <Span color="fg.muted">{t('unknown')}</Span>
        ) : (
          <Quantity value={expectedUse} unit={unit} />
        )}
      </Row>
    </Stack>
  );
}

const Row = chakra(Flex, {
  base: { justifyContent: 'space-between', gap: '4', py: '2', borderBottomWidth: '1px', alignItems: 'baseline' },
});
