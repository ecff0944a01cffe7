import { Link as StyledLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { to } from '../../../platform/paths.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { formatLocalTime } from '../../../ui/format/times.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type ItemPartsFragment, useItemParLinesQuery } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { inventoryTexts } from '../texts.ts';

interface ItemParsProps {
  readonly item: Pick<ItemPartsFragment, 'id' | 'kind' | 'unit' | 'parLevel' | 'maxLevel'>;
}

/**
 * The two pars of an item: the one below which it is low, with the maximum; and for an item that is made, what the par sheet
 * requires today.
 */
export function ItemPars({ item }: ItemParsProps) {
  const list = useTexts(inventoryTexts);
  return (
    <>
      <Text color="fg.muted">
        {list('par')} <Quantity value={item.parLevel} unit={item.unit} />
        {item.maxLevel === null ? null : (
          <>
            {' · '}
            {list('max')} <Quantity value={item.maxLevel} unit={item.unit} />
          </>
        )}
      </Text>
      {item.kind === 'prep' ? <ParSheet item={item} /> : null}
    </>
  );
}

/** One line of text for each line of the par sheet; nothing for an item that is not on it. */
function ParSheet({ item }: ItemParsProps) {
  const t = useTexts(itemTexts);
  const language = useLanguage();
  const mayPlan = useCan('prep.plan');
  const { data } = useItemParLinesQuery({ variables: { id: item.id } });
  return data?.prepItems.map(({ id, par, dueTime, prepListName }) => (
    <Text key={id} color="fg.muted">
      {mayPlan ? (
        <StyledLink asChild>
          <Link to={to.tasksTab('par')}>{t('parSheet')}</Link>
        </StyledLink>
      ) : (
        t('parSheet')
      )}{' '}
      <Quantity value={par} unit={item.unit} /> {t('parBy', { time: formatLocalTime(dueTime, language) })}
      {prepListName === null ? null : ` · ${prepListName}`}
    </Text>
  ));
}
