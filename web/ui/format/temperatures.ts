import { toCelsius, toFahrenheit } from '#schema/temperature.ts';

/** A stored temperature, °C with two decimals, in the kitchen's unit to a tenth of a degree. */
export function shownTemperature(celsius: string, unit: 'C' | 'F'): string {
  return unit === 'C' ? celsius : tidy(toFahrenheit(Number(celsius)).toFixed(1));
}

/** A temperature typed in the kitchen's unit as it is stored: in °C. Other text is passed on, so that the schema refuses it. */
export function storedTemperature(typed: string, unit: 'C' | 'F'): string {
  const number = Number(typed);
  return unit === 'C' || Number.isNaN(number) ? typed : tidy(toCelsius(number).toFixed(2));
}

const tidy = (text: string) => String(Number(text));
