import { chakra, Text } from '@chakra-ui/react';
import { ShieldAlert, ShieldQuestionMark } from 'lucide-react';
import { allergenListTexts, useAllergenName } from '../../ui/kitchen/allergen-texts.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { BoardTask } from '../board/model/board.ts';
import { SheetFrame } from './SheetFrame.tsx';

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '3', py: '2', borderBottomWidth: '1px', fontSize: '2xl' },
});
const List = chakra('ul', { base: { listStyleType: 'none' } });

/** Every allergen of a task, however many. */
export function AllergensSheet({ task, onClose }: { readonly task: BoardTask; readonly onClose: () => void }) {
  const t = useTexts(allergenListTexts);
  return (
    <SheetFrame title={task.name} subtitle={t('allergens')} onClose={onClose}>
      <TaskAllergens task={task} />
    </SheetFrame>
  );
}

/** The whole list, one per line; unknown allergens are shown as unknown. */
export function TaskAllergens({ task: { allergens, knownAllergens = [] } }: { readonly task: BoardTask }) {
  const t = useTexts(allergenListTexts);
  const name = useAllergenName();
  const certain = allergens ?? knownAllergens;
  if (certain.length === 0) {
    return (
      <Text fontSize="2xl" color={allergens ? 'fg.muted' : 'fg.warning'} fontWeight={allergens ? undefined : 'bold'}>
        {t(allergens ? 'none' : 'unknown')}
      </Text>
    );
  }
  return (
    <List tabIndex={0} aria-label={t('allergens')}>
      {certain.map((allergen) => (
        <Row key={allergen}>
          <ShieldAlert aria-hidden="true" /> {name(allergen)}
        </Row>
      ))}
      {allergens ? null : (
        <Row color="fg.warning" fontWeight="bold">
          <ShieldQuestionMark aria-hidden="true" /> {t('othersUnknown')}
        </Row>
      )}
    </List>
  );
}
