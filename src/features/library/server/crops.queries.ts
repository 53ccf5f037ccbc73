import type { Db } from '#platform/server/db/database.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { CropShape, Cut } from '../contract/crops.ts'

type Place = { picture: string; shape: CropShape }

export async function saveCrop(
  tx: Db,
  { picture, shape, file, cut: { x, y, width } }: Place & { file: string; cut: Cut },
): Promise<void> {
  await tx.execute(sql`
    insert into library_crops (picture_id, shape, file_id, x, y, width)
    values (${picture}, ${shape}, ${file}, ${x}, ${y}, ${width})
    on conflict (picture_id, shape) do update set file_id = excluded.file_id, x = excluded.x, y = excluded.y,
      width = excluded.width`)
}

export async function deleteCrop(tx: Db, { picture, shape }: Place): Promise<void> {
  await tx.execute(sql`delete from library_crops where picture_id = ${picture} and shape = ${shape}`)
}
