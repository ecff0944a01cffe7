import { stationsOf } from '../parts/sections.ts';
import { usePlanning } from './usePlanning.ts';

export interface StationChoice {
  readonly id: string;
  readonly name: string;
}

/** The stations that work can be given to. */
export function useStations(): readonly StationChoice[] {
  return stationsOf(usePlanning().recipes);
}
