import { Flex, Text } from '@chakra-ui/react';
import {
  BatteryCharging,
  BatteryLow,
  BatteryMedium,
  CircleArrowUp,
  type LucideIcon,
  MonitorOff,
  Sun,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useServerBuild } from '../../../platform/live/server-build.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { DeviceRowFragment } from './devices.generated.ts';
import { devicesTexts } from './texts.ts';

type Report = NonNullable<DeviceRowFragment['report']>;

const lowBattery = 20;

interface Fact {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly words: string;
  /** Whether it needs attention. */
  readonly bad: boolean;
}

function useFacts(report: Report): readonly Fact[] {
  const t = useTexts(devicesTexts);
  const build = useServerBuild();
  const { battery, charging, wakeLock, sound } = report;
  const facts: (Fact | null)[] = [
    battery == null
      ? null
      : {
          key: 'battery',
          icon: charging ? BatteryCharging : battery < lowBattery ? BatteryLow : BatteryMedium,
          words: t(charging ? 'charging' : 'battery', { percent: battery }),
          bad: battery < lowBattery && !charging,
        },
    wakeLock == null
      ? null
      : {
          key: 'awake',
          icon: wakeLock ? Sun : MonitorOff,
          words: t(wakeLock ? 'awake' : 'mayFallAsleep'),
          bad: !wakeLock,
        },
    sound == null
      ? null
      : { key: 'sound', icon: sound ? Volume2 : VolumeX, words: t(sound ? 'soundOn' : 'soundOff'), bad: !sound },
    report.build == null || build === null || report.build === build
      ? null
      : { key: 'build', icon: CircleArrowUp, words: t('oldVersion'), bad: true },
  ];
  return facts.filter((fact) => fact !== null);
}

/** The device's last health report: battery, wake lock, sound, and whether its build is outdated. */
export function DeviceHealth({ report }: { readonly report: Report }) {
  const facts = useFacts(report);
  if (facts.length === 0) return '–';
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap">
      {facts.map(({ key, icon: Icon, words, bad }) => (
        <Text
          key={key}
          as="span"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          whiteSpace="nowrap"
          color={bad ? 'fg.warning' : 'fg.muted'}
          fontWeight={bad ? 'semibold' : 'normal'}
        >
          <Icon size={16} aria-hidden="true" /> {words}
        </Text>
      ))}
    </Flex>
  );
}
