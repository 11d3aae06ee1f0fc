;; The products of one vector with every row of a table: sixteen-bit values of the vector with
;; bytes of the rows, eight at a time. Its bytes stand in vector-table.ts; a test compiles this file
;; and compares them.
(module
  (memory (export "memory") 1)

  ;; $row and $end: where the first row begins and the last one ends; $width: bytes of a row, a
  ;; multiple of eight; $vector: where the vector begins; $out: where the products go, 32 bits each.
  (func (export "multiply")
    (param $row i32) (param $end i32) (param $width i32) (param $vector i32) (param $out i32)
    (local $at i32)
    (local $sums v128)
    (loop $rows
      (local.set $sums (v128.const i64x2 0 0))
      (local.set $at (i32.const 0))
      (loop $values
        (local.set $sums
          (i32x4.add
            (local.get $sums)
            (i32x4.dot_i16x8_s
              (v128.load (i32.add (local.get $vector) (i32.shl (local.get $at) (i32.const 1))))
              (v128.load8x8_s (i32.add (local.get $row) (local.get $at))))))
        (br_if $values
          (i32.lt_u
            (local.tee $at (i32.add (local.get $at) (i32.const 8)))
            (local.get $width))))
      (i32.store
        (local.get $out)
        (i32.add
          (i32.add
            (i32x4.extract_lane 0 (local.get $sums))
            (i32x4.extract_lane 1 (local.get $sums)))
          (i32.add
            (i32x4.extract_lane 2 (local.get $sums))
            (i32x4.extract_lane 3 (local.get $sums)))))
      (local.set $out (i32.add (local.get $out) (i32.const 4)))
      (br_if $rows
        (i32.lt_u
          (local.tee $row (i32.add (local.get $row) (local.get $width)))
          (local.get $end))))))
