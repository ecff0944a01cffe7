import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Download, FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { can } from '#schema/permissions.ts';
import type { ImportKindName } from '#schema/import-vocabulary.ts';
import { endpoints } from '../../platform/paths.ts';
import { useViewer } from '../../platform/session/viewer.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';
import { SelectField, TextAreaField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { kindPermissions } from './import-kinds.ts';
import { importTexts } from './texts.ts';
import type { PastedText } from './usePastedText.ts';
import { useReadFile } from './useReadFile.ts';

interface ChooseFileProps {
  readonly pasted: PastedText;
  /** Called with the id of the import that was read. */
  readonly onRead: (id: string) => void;
}

/** Chooses what is imported, and the file or the pasted rows. */
export function ChooseFile({ pasted, onRead }: ChooseFileProps) {
  const t = useTexts(importTexts);
  const { get } = useUrlParams();
  const { role } = useViewer();
  const kinds = kindPermissions.filter(({ permission }) => can(role, permission)).map(({ kind }) => kind);
  const [chosen, setChosen] = useState<string>(get('kind') ?? '');
  const kind = kinds.find((known) => known === chosen) ?? 'items';
  const { read, reading } = useReadFile(kind);
  const text = pasted.textOf(kind);
  const readText = () =>
    read(new Blob([text]), '', (id) => {
      pasted.change(kind, '');
      onRead(id);
    });
  const drop = (
    <DropZone key="drop" kind={kind} disabled={reading} onFile={(file) => void read(file, file.name, onRead)} />
  );
  const paste = (
    <PasteBox
      key="paste"
      label={t(kind === 'par' ? 'paste' : 'orPaste')}
      hint={t(kind === 'par' ? 'pasteList' : kind === 'people' ? 'pastePeople' : 'pasteHint')}
      disabled={reading}
      text={text}
      onChange={(next) => pasted.change(kind, next)}
      onPaste={() => void readText()}
    />
  );
  return (
    <Panel title={t('newImport')}>
      <Stack gap="5">
        <Flex wrap="wrap" gap="5" align="flex-end">
          <Box flex={{ base: '1 1 100%', md: '0 1 20rem' }} minW="0">
            <SelectField label={t('kind')} value={kind} onChange={(event) => setChosen(event.target.value)}>
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {t(one)}
                </option>
              ))}
            </SelectField>
          </Box>
          <ExportLink kind={kind} />
        </Flex>
        {kind === 'par' ? [paste, drop] : [drop, paste]}
        {reading ? <Text role="status">{t('reading')}</Text> : null}
      </Stack>
    </Panel>
  );
}

function ExportLink({ kind }: { readonly kind: ImportKindName }) {
  const t = useTexts(importTexts);
  return (
    <Flex flex="1 1 20rem" minW="0" align="center" gap="3" wrap="wrap">
      <Button asChild variant="outline" maxW="full" h="auto" minH="11" py="1" whiteSpace="normal">
        <a href={endpoints.exported(kind)} download>
          <Download aria-hidden="true" /> {t('export')}
        </a>
      </Button>
      <Text color="fg.muted" textStyle="sm" flex="1 1 14rem">
        {t('exportHint')}
      </Text>
    </Flex>
  );
}

const TABLES = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Recipes of other programs. */
const RECIPES = '.json,.html,.htm,.zip,.paprikarecipes,.paprikarecipe,application/json,text/html,application/zip';

interface DropZoneProps {
  readonly kind: ImportKindName;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

function DropZone({ kind, disabled, onFile }: DropZoneProps) {
  const t = useTexts(importTexts);
  const isRecipes = kind === 'recipes';
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  };
  return (
    <Box
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={over ? 'brand.solid' : 'border.emphasized'}
      bg={over ? 'brand.subtle' : 'bg.subtle'}
      rounded="l3"
      p={{ base: '5', md: '8' }}
      textAlign="center"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Stack align="center" gap="2">
        <FileUp size={28} aria-hidden="true" />
        <Text fontWeight="semibold">{t('drop')}</Text>
        <Text color="fg.muted" textStyle="sm">
          {t('dropHint')}
        </Text>
        {isRecipes ? (
          <Text color="fg.muted" textStyle="sm" maxW="36rem">
            {t('recipeFiles')}
          </Text>
        ) : null}
        <chakra.input
          id={id}
          type="file"
          accept={isRecipes ? `${TABLES},${RECIPES}` : TABLES}
          disabled={disabled}
          srOnly
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
        <Button asChild mt="2" disabled={disabled}>
          <label htmlFor={id}>{t('chooseFile')}</label>
        </Button>
      </Stack>
    </Box>
  );
}

interface PasteBoxProps {
  readonly label: string;
  readonly hint: string;
  readonly disabled: boolean;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onPaste: () => void;
}

function PasteBox({ label, hint, disabled, text, onChange, onPaste }: PasteBoxProps) {
  const t = useTexts(importTexts);
  return (
    <Stack gap="3" align="flex-start">
      <TextAreaField
        label={label}
        hint={hint}
        rows={6}
        fontFamily="mono"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button variant="outline" disabled={disabled || text.trim() === ''} onClick={onPaste}>
        {t('readPasted')}
      </Button>
    </Stack>
  );
}
