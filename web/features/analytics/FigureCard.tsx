import { Flex, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { DottedLink } from '../../ui/components/DottedLink.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { change } from './figures.ts';
import { analyticsTexts } from './texts.ts';

interface FigureCardProps {
  readonly label: string;
  /** The link to the rows behind the figure. */
  readonly path: string;
  readonly value: number | null;
  readonly previous: number | null;
  readonly format: (value: number) => string;
  /** Formats a difference; by default like the figure. */
  readonly formatChange?: (difference: number) => string;
  /** Whether more is good; undefined when it is neither. */
  readonly moreIsGood?: boolean;
  readonly note?: string | undefined;
}

/** One figure of the period and its change from the period before, as arrow, word and color. */
export function FigureCard(props: FigureCardProps) {
  const { label, path, value, previous, format, formatChange, moreIsGood, note } = props;
  const t = useTexts(analyticsTexts);
  const difference = change(value, previous);
  const good =
    difference === null || difference === 0 || moreIsGood === undefined ? null : difference > 0 === moreIsGood;
  const Arrow = difference === null || difference === 0 ? ArrowRight : difference > 0 ? ArrowUp : ArrowDown;
  return (
    <Panel>
      <Text color="fg.muted" textStyle="sm" fontWeight="medium">
        {label}
      </Text>
      <Text fontSize="3xl" fontWeight="bold" letterSpacing="-0.03em" lineHeight="1.3">
        {value === null ? (
          t('noFigure')
        ) : (
          <DottedLink to={path} aria-label={`${label}: ${format(value)}`}>
            {format(value)}
          </DottedLink>
        )}
      </Text>
      {difference === null ? null : (
        <Flex
          align="center"
          gap="1"
          textStyle="sm"
          fontWeight="medium"
          color={good === null ? 'fg.muted' : good ? 'fg.success' : 'fg.error'}
        >
          <Arrow size={16} aria-hidden="true" />
          {difference === 0
            ? t('same')
            : `${t(difference > 0 ? 'up' : 'down')} ${(formatChange ?? format)(Math.abs(difference))}`}
        </Flex>
      )}
      <Text color="fg.subtle" textStyle="xs" mt="1">
        {previous === null ? null : t('before', { value: format(previous) })}
        {note === undefined ? null : `${previous === null ? '' : ' · '}${note}`}
      </Text>
    </Panel>
  );
}
