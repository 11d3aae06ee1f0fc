;; The products of one vector with every row of a table: sixteen-bit values of the vector with
;; bytes of the rows, eight at a time. Its bytes stand in vector-table.ts; a test compiles this file
;; and compares them.
(module
  (memory (export "memory") 1)

  (func $sum (param $sums v128) (result i32)
    (i32.add
      (i32.add
        (i32x4.extract_lane 0 (local.get $sums))
        (i32x4.extract_lane 1 (local.get $sums)))
      (i32.add
        (i32x4.extract_lane 2 (local.get $sums))
        (i32x4.extract_lane 3 (local.get $sums)))))

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
      (i32.store (local.get $out) (call $sum (local.get $sums)))
      (local.set $out (i32.add (local.get $out) (i32.const 4)))
      (br_if $rows
        (i32.lt_u
          (local.tee $row (i32.add (local.get $row) (local.get $width)))
          (local.get $end)))))

  ;; The same for four vectors that stand one after the other: each byte of the rows is loaded once
  ;; for all of them. $out: four products a row, 32 bits each.
  (func (export "multiplyFour")
    (param $row i32) (param $end i32) (param $width i32) (param $vector i32) (param $out i32)
    (local $at i32) (local $bytes v128)
    (local $first i32) (local $second i32) (local $third i32) (local $fourth i32)
    (local $sums1 v128) (local $sums2 v128) (local $sums3 v128) (local $sums4 v128)
    (loop $rows
      (local.set $sums1 (v128.const i64x2 0 0))
      (local.set $sums2 (v128.const i64x2 0 0))
      (local.set $sums3 (v128.const i64x2 0 0))
      (local.set $sums4 (v128.const i64x2 0 0))
      (local.set $first (local.get $vector))
      (local.set $second (i32.add (local.get $first) (i32.shl (local.get $width) (i32.const 1))))
      (local.set $third (i32.add (local.get $second) (i32.shl (local.get $width) (i32.const 1))))
      (local.set $fourth (i32.add (local.get $third) (i32.shl (local.get $width) (i32.const 1))))
      (local.set $at (i32.const 0))
      (loop $values
        (local.set $bytes (v128.load8x8_s (i32.add (local.get $row) (local.get $at))))
        (local.set $sums1
          (i32x4.add (local.get $sums1)
            (i32x4.dot_i16x8_s (v128.load (local.get $first)) (local.get $bytes))))
        (local.set $sums2
          (i32x4.add (local.get $sums2)
            (i32x4.dot_i16x8_s (v128.load (local.get $second)) (local.get $bytes))))
        (local.set $sums3
          (i32x4.add (local.get $sums3)
            (i32x4.dot_i16x8_s (v128.load (local.get $third)) (local.get $bytes))))
        (local.set $sums4
          (i32x4.add (local.get $sums4)
            (i32x4.dot_i16x8_s (v128.load (local.get $fourth)) (local.get $bytes))))
        (local.set $first (i32.add (local.get $first) (i32.const 16)))
        (local.set $second (i32.add (local.get $second) (i32.const 16)))
        (local.set $third (i32.add (local.get $third) (i32.const 16)))
        (local.set $fourth (i32.add (local.get $fourth) (i32.const 16)))
        (br_if $values
          (i32.lt_u
            (local.tee $at (i32.add (local.get $at) (i32.const 8)))
            (local.get $width))))
      (i32.store (local.get $out) (call $sum (local.get $sums1)))
      (i32.store offset=4 (local.get $out) (call $sum (local.get $sums2)))
      (i32.store offset=8 (local.get $out) (call $sum (local.get $sums3)))
      (i32.store offset=12 (local.get $out) (call $sum (local.get $sums4)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $rows
        (i32.lt_u
          (local.tee $row (i32.add (local.get $row) (local.get $width)))
          (local.get $end)))))
)
