import type { Db } from '#platform/server/db/database.ts'
import type { Obstacle } from '../../contract/assigning.endpoints.ts'
import { mayBeKin } from '../../contract/kinship.ts'
import { selectApplicantResidents, selectBoardResidents, type SharedApplication } from './sharing.queries.ts'

/** By application, who may not judge it and why. */
export type Obstacles = ReadonlyMap<string, ReadonlyMap<string, Obstacle>>

/** What members said of themselves, and what is known of them: teams, connections, and people who may be relatives. */
export async function obstaclesOf(
  db: Db,
  { callId, sharing }: { callId: string; sharing: readonly SharedApplication[] },
): Promise<Obstacles> {
  const board = await selectBoardResidents(db, callId)
  const teams = Map.groupBy(await selectApplicantResidents(db, callId), (row): string => row.canvas_id)
  return new Map(
    sharing.map(({ canvas_id, municipality, related, declared }) => {
      const kin = board.filter((member) =>
        (teams.get(canvas_id) ?? []).some((mate) =>
          mayBeKin(
            { lastName: member.last_name, places: known(member.municipality) },
            { lastName: mate.last_name, places: known(mate.municipality, municipality) },
          ),
        ),
      )
      return [
        canvas_id,
        new Map<string, Obstacle>([
          ...[...related, ...kin.map(({ id }) => id)].map((id) => [id, 'detected'] as const),
          ...declared.map((id) => [id, 'declared'] as const),
        ]),
      ]
    }),
  )
}

function known(...places: (string | null)[]): string[] {
  return places.filter((place) => place !== null)
}
