import { Badge, Box, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { useLayer } from '../../ui/useLayer.ts';
import { useTexts } from '../../ui/texts.ts';
import { useNow } from '../../ui/Timestamp.tsx';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { DoneSheet } from './DoneSheet.tsx';
import { PrepRow } from './PrepRow.tsx';
import { type SectionName, sectionNames, sectionsOf } from './sections.ts';
import { useTaskActions } from './useTaskActions.ts';

const palettes: Record<SectionName, string> = {
  overdue: 'red',
  running: 'blue',
  todo: 'gray',
  free: 'teal',
  done: 'brand',
};

interface PrepSectionsProps {
  readonly tasks: readonly PrepRowFragment[];
  readonly hideDone?: boolean;
  /** Given on My List: what nobody has stands apart and can be taken. */
  readonly viewerId?: string;
}

/** A list in its sections with their counts, and the sheet that asks what was made. */
export function PrepSections({ tasks, hideDone = false, viewerId }: PrepSectionsProps) {
  const t = useTexts(prepTexts);
  const layer = useLayer('task');
  const actions = useTaskActions();
  const [finishing, setFinishing] = useState<PrepRowFragment | null>(null);
  const sections = sectionsOf(tasks, useNow(), viewerId);
  const shown = sectionNames.filter((name) => sections[name].length > 0 && !(hideDone && name === 'done'));
  return (
    <Flex direction="column" gap="6" className="no-print">
      {shown.map((name) => (
        <section key={name} aria-labelledby={`prep-${name}`}>
          <Flex align="center" gap="2" mb="2.5">
            <Heading
              as="h2"
              id={`prep-${name}`}
              textStyle="sm"
              fontWeight="bold"
              textTransform="uppercase"
              letterSpacing="0.04em"
              color={name === 'overdue' ? 'fg.error' : 'fg.muted'}
            >
              {t(name)}
            </Heading>
            <Badge colorPalette={palettes[name]} variant="surface" rounded="full">
              {sections[name].length}
            </Badge>
          </Flex>
          <Box
            as="ul"
            listStyleType="none"
            display="grid"
            gap="2.5"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              lg: 'repeat(2, minmax(0, 1fr))',
              '2xl': 'repeat(3, minmax(0, 1fr))',
            }}
          >
            {sections[name].map((task) => (
              <PrepRow
                key={task.id}
                task={task}
                actions={actions}
                claimable={viewerId !== undefined}
                onOpen={() => layer.open(task.id)}
                onFinish={() => setFinishing(task)}
              />
            ))}
          </Box>
        </section>
      ))}
      {finishing ? (
        <DoneSheet
          task={finishing}
          onClose={() => setFinishing(null)}
          onSave={(made) => {
            actions.complete(finishing, made);
            setFinishing(null);
          }}
        />
      ) : null}
    </Flex>
  );
}
