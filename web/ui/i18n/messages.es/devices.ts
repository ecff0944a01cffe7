import type { devicesMessages } from '#schema/messages/devices.ts';

/** Devices and PINs, in Spanish. */
export const devicesSpanish: Readonly<Record<keyof typeof devicesMessages, string>> = {
  'devices.tooMany': 'Esta cocina ya tiene {count} dispositivos. Retira uno que ya no se use.',
  'devices.revokedPairNew': '{name} fue retirado. Vincula un dispositivo nuevo.',
  'devices.revokedPairAgain': '{name} fue retirado. Vincúlalo otra vez.',
  'devices.notOurs': 'Este navegador no es un dispositivo de la cocina.',
  'devices.pinShown': 'Este PIN ya se mostró una vez. Pide uno nuevo.',
  'devices.ownPinUnderMyPin': 'Pide tu propio PIN en Mi PIN.',
  'devices.pinNotForRole': '{name} pide su PIN en Mi PIN, en su propio navegador.',
  'devices.pinOnDevices': 'Los PIN solo valen en los dispositivos de la cocina.',
  'devices.unknownPin': 'Ese PIN no se conoce aquí.',
  'devices.enterPin': 'Escribe las 4 a 6 cifras de tu PIN.',
  'devices.fewerStations': 'Elige menos estaciones.',
  'devices.rightsTwice': 'Nombra cada permiso una vez.',
  'devices.enterName': 'Pon un nombre al dispositivo, como Pared parrilla.',
  'devices.enterCode': 'Escribe los 8 caracteres de la pantalla.',
  'devices.readFrom': 'Elige 1, 2 o 3 m.',
  'devices.noScreen': 'Eso no es una pantalla.',
  'devices.volume': 'Elige de 0 a 100.',
  'devices.rotation': 'Elige de 5 a 120 segundos, o 0 para nunca.',
  'devices.autoLock': 'Elige de 1 a 30 minutos.',
  'devices.tooManyKeys': 'Son demasiadas teclas.',
};
