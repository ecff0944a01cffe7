import { Button, type ButtonProps, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import {
  DoorOpen,
  History,
  Keyboard,
  Maximize,
  Minimize,
  Printer,
  Settings,
  Sigma,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { boardModes } from '#schema/vocabulary.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useFullScreen } from '../health/useFullScreen.ts';
import { sheetTexts } from './texts.ts';
import type { BoardSheetsProps } from './sheet-props.ts';
import { SheetFrame } from './SheetFrame.tsx';

const big: ButtonProps = {
  h: 'auto',
  minH: '16',
  py: '1.5',
  lineHeight: '1.2',
  fontSize: 'lg',
  justifyContent: 'flex-start',
  px: '4',
  whiteSpace: 'normal',
  textAlign: 'start',
};

/** All keyboard actions as buttons, and the exit. */
export function MenuSheet({ open, close, model, actions, mode, sounds }: BoardSheetsProps) {
  const t = useTexts(sheetTexts);
  const { stations } = model;
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  const pressed = (on: boolean) => ({ variant: on ? ('solid' as const) : ('outline' as const), 'aria-pressed': on });
  return (
    <SheetFrame wide title={t('menu')} onClose={close}>
      <Title>{t('show')}</Title>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="2">
        {boardModes.map((each) => (
          <Button key={each} {...big} {...pressed(each === mode.mode)} onClick={choose(() => mode.choose(each))}>
            {t(each)}
          </Button>
        ))}
      </SimpleGrid>
      {stations.offered.length < 2 ? null : (
        <>
          <Title>{t('stations')}</Title>
          <SimpleGrid columns={{ base: 2, md: 4 }} gap="2">
            <Button {...big} {...pressed(stations.chosen === null)} onClick={choose(() => stations.choose(null))}>
              {stations.names !== '' && stations.chosen === null ? stations.names : t('allStations')}
            </Button>
            {stations.offered.map(({ id, name }) => (
              <Button
                key={id}
                {...big}
                {...pressed(stations.chosen?.id === id)}
                onClick={choose(() => stations.choose(id))}
              >
                {name}
              </Button>
            ))}
          </SimpleGrid>
        </>
      )}
      <Title>{t('board')}</Title>
      <BoardButtons {...{ open, close, model, actions, sounds }} />
      {model.state.ownBuild === null ? null : (
        <Text fontSize="sm" color="fg.muted">
          {t('build', { build: model.state.ownBuild })}
        </Text>
      )}
    </SheetFrame>
  );
}

function Title({ children }: { readonly children: string }) {
  return (
    <Heading as="h3" fontSize="md" color="fg.muted" mt="1">
      {children}
    </Heading>
  );
}

function BoardButtons({
  open,
  close,
  model,
  actions,
  sounds,
}: Pick<BoardSheetsProps, 'open' | 'close' | 'model' | 'actions' | 'sounds'>) {
  const t = useTexts(sheetTexts);
  const { full, toggle, available } = useFullScreen();
  const off = sounds.state === 'muted' || sounds.state === 'locked';
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="2">
      {model.canAct ? (
        <Button {...big} variant="outline" onClick={() => open({ name: 'recall' })}>
          <History aria-hidden="true" /> {t('recallTitle')}
        </Button>
      ) : null}
      <Button {...big} variant="outline" onClick={() => open({ name: 'allDay' })}>
        <Sigma aria-hidden="true" /> {t('allDayTitle')}
      </Button>
      <Button {...big} variant="outline" onClick={sounds.toggle}>
        {off ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />} {t(off ? 'unmute' : 'mute')}
      </Button>
      {available ? (
        <Button {...big} variant="outline" onClick={toggle}>
          {full ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}{' '}
          {t(full ? 'leaveFullScreen' : 'fullScreen')}
        </Button>
      ) : null}
      <Button
        {...big}
        variant="outline"
        onClick={() => {
          close();
          // After the sheet has closed, so that it is not printed.
          setTimeout(() => window.print(), 300);
        }}
      >
        <Printer aria-hidden="true" /> {t('print')}
      </Button>
      <Button {...big} variant="outline" onClick={() => open({ name: 'keys' })}>
        <Keyboard aria-hidden="true" /> {t('keys')}
      </Button>
      <Button {...big} variant="outline" onClick={() => open({ name: 'settings' })}>
        <Settings aria-hidden="true" /> {t('settings')}
      </Button>
      <Button {...big} variant="outline" onClick={actions.leave}>
        <DoorOpen aria-hidden="true" /> {t('exit')}
      </Button>
    </SimpleGrid>
  );
}
