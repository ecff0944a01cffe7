import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Component, type ErrorInfo, type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { Board } from '../board/model/board.ts';
import { kioskTexts } from '../texts.ts';
import { useBoardState } from '../board/kiosk-context.ts';
import { PaperList } from '../board/views/PaperList.tsx';

/** Seconds until rendering is retried; the last one repeats. */
const pauses = [5, 15, 60] as const;

interface Props {
  readonly children: ReactNode;
  readonly board: Board;
}

interface State {
  readonly failed: boolean;
  readonly attempts: number;
}

/** After a render error, shows the tasks as a plain list and retries. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { failed: false, attempts: 0 };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportError(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  private readonly again = () => this.setState(({ attempts }) => ({ failed: false, attempts: attempts + 1 }));

  override render() {
    if (!this.state.failed) return this.props.children;
    const pause = pauses[Math.min(this.state.attempts, pauses.length - 1)] ?? 60;
    return <Crashed key={this.state.attempts} board={this.props.board} pause={pause} onAgain={this.again} />;
  }
}

interface CrashedProps {
  readonly board: Board;
  readonly pause: number;
  readonly onAgain: () => void;
}

function Crashed({ board, pause, onAgain }: CrashedProps) {
  const t = useTexts(kioskTexts);
  const { link } = useBoardState();
  const [left, setLeft] = useState<number>(pause);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => before - 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) onAgain();
  }, [left, onAgain]);
  return (
    <Box p="6" fontSize="1.5rem">
      <Flex role="alert" align="center" gap="6" mb="6" wrap="wrap" className="no-print">
        <Box flex="1">
          <Heading as="p" size="2xl">
            {t('crashed')}
          </Heading>
          <Text>{t('crashedText', { seconds: Math.max(0, left) })}</Text>
        </Box>
        <Button minH="16" px="6" fontSize="xl" onClick={onAgain}>
          {t('tryNow')}
        </Button>
      </Flex>
      <PaperList board={board} tasks={Object.values(board.tasks)} asOf={link.receivedTime} />
    </Box>
  );
}
