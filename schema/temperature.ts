/** Degrees Fahrenheit in degrees Celsius, and back. */
export const toCelsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;
export const toFahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32;

const celsius = { low: -80, high: 600 };
/** What a thermometer of a kitchen can show, from dry ice to a pizza oven, in each unit. */
export const thermometer = {
  C: celsius,
  F: { low: toFahrenheit(celsius.low), high: toFahrenheit(celsius.high) },
} as const;
