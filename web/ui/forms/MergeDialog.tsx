import { chakra, Dialog, Flex, Portal, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { WrappingButton } from '../components/WrappingButton.tsx';
import { useKitchen } from '../format/kitchen.ts';
import { formatClock } from '../format/times.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { editTexts } from './edit-texts.ts';
import { closeQuestion, type Difference, type Question, type Side } from './questions.ts';
import { DialogRoot } from '../components/DialogRoot.tsx';

type MergeQuestion = Extract<Question, { kind: 'merge' }>;

/** Shows field by field what two people changed, and asks which of the two to keep. */
export function MergeDialog({ question }: { readonly question: MergeQuestion }) {
  const t = useTexts(editTexts);
  const { differences, taken, by, saves, onAnswer } = question;
  const [sides, setSides] = useState<readonly Side[]>(() => differences.map(() => 'mine'));
  const answer = (chosen: readonly Side[] | null) => {
    closeQuestion();
    onAnswer(chosen);
  };
  const setAll = (side: Side) => setSides(differences.map(() => side));
  const name = by?.name ?? t('someone');
  return (
    <DialogRoot
      open
      placement="center"
      scrollBehavior="inside"
      size="lg"
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => (open ? undefined : answer(null))}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ base: '2', sm: '4' }}>
          <Dialog.Content my={{ base: '2', sm: '8' }} maxH={{ base: 'calc(100dvh - 1rem)', sm: 'calc(100dvh - 4rem)' }}>
            <Dialog.Header display="block" pb="2">
              <Dialog.Title>{t('changedTitle', { name })}</Dialog.Title>
              <When by={by} />
            </Dialog.Header>
            <Dialog.Body textStyle="md" tabIndex={-1}>
              <Stack gap="4">
                {differences.length > 1 ? <ForAll onChoose={setAll} /> : null}
                {differences.map((difference, index) => (
                  <DifferenceRow
                    key={[difference.label, difference.mine, difference.theirs].join()}
                    difference={difference}
                    theirName={by?.name ?? null}
                    side={sides[index] ?? 'mine'}
                    onChoose={(side) => setSides((before) => before.with(index, side))}
                  />
                ))}
                <Taken taken={taken} name={name} />
              </Stack>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <WrappingButton variant="outline" minH="12" onClick={() => answer(null)}>
                {t('keepEditing')}
              </WrappingButton>
              <WrappingButton minH="12" onClick={() => answer(sides)}>
                {t(saves ? 'save' : 'apply')}
              </WrappingButton>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}

function When({ by }: Pick<MergeQuestion, 'by'>) {
  const t = useTexts(editTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  return (
    <Text color="fg.muted" textStyle="sm">
      {by ? t('changedAt', { time: formatClock(new Date(by.at), language, timeZone) }) : t('changedText')}
    </Text>
  );
}

function ForAll({ onChoose }: { readonly onChoose: (side: Side) => void }) {
  const t = useTexts(editTexts);
  return (
    <Flex gap="2" wrap="wrap">
      <WrappingButton variant="outline" minH="12" onClick={() => onChoose('mine')}>
        {t('allMine')}
      </WrappingButton>
      <WrappingButton variant="outline" minH="12" onClick={() => onChoose('theirs')}>
        {t('allTheirs')}
      </WrappingButton>
    </Flex>
  );
}

interface DifferenceRowProps {
  readonly difference: Difference;
  readonly theirName: string | null;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

/** One field: both values beside each other, one of them chosen. */
function DifferenceRow({ difference: { label, mine, theirs }, theirName, side, onChoose }: DifferenceRowProps) {
  const t = useTexts(editTexts);
  const name = useId();
  const option = (value: Side, title: string, words: string | null) => (
    <Option name={name} title={title} words={words} checked={side === value} onChoose={() => onChoose(value)} />
  );
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" mb="1.5">
        {label}
      </chakra.legend>
      <Flex gap="2" direction={{ base: 'column', sm: 'row' }}>
        {option('mine', t('yours'), mine)}
        {option('theirs', theirName === null ? t('theirs') : t('ofName', { name: theirName }), theirs)}
      </Flex>
    </chakra.fieldset>
  );
}

interface OptionProps {
  readonly name: string;
  readonly title: ReactNode;
  /** Null: removed. */
  readonly words: string | null;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Option({ name, title, words, checked, onChoose }: OptionProps) {
  const t = useTexts(editTexts);
  return (
    <chakra.label
      flex="1 1 0"
      minW="0"
      minH="12"
      display="flex"
      gap="3"
      px="3"
      py="2"
      alignItems="flex-start"
      rounded="l2"
      borderWidth="2px"
      borderColor={checked ? 'brand.solid' : 'border'}
      cursor="pointer"
    >
      <chakra.input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        boxSize="5"
        mt="1"
        flexShrink="0"
        accentColor="brand.solid"
      />
      <chakra.span minW="0">
        <chakra.span display="block" color="fg.muted" textStyle="sm">
          {title}
        </chakra.span>
        <chakra.span display="block" overflowWrap="anywhere" whiteSpace="pre-wrap">
          {words === null ? t('removed') : words || t('empty')}
        </chakra.span>
      </chakra.span>
    </chakra.label>
  );
}

function Taken({ taken, name }: Pick<MergeQuestion, 'taken'> & { readonly name: string }) {
  const t = useTexts(editTexts);
  if (taken.length === 0) return null;
  return (
    <Stack gap="1" textStyle="sm" color="fg.muted">
      <Text>{t('alsoChanged', { name })}</Text>
      <ChangeList changes={taken} />
    </Stack>
  );
}

/** Changes as a list: field and new value. */
export function ChangeList({ changes }: { readonly changes: MergeQuestion['taken'] }) {
  const t = useTexts(editTexts);
  return (
    <Stack as="ul" gap="0" ps="4" listStyleType="disc">
      {changes.map(({ label, text }) => (
        <li key={[label, text].join()}>
          {label}: {text === null ? t('removed') : text || t('empty')}
        </li>
      ))}
    </Stack>
  );
}
