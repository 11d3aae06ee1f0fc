;; The products of vectors with every row of a table: sixteen-bit values of the vectors with bytes
;; of the rows, eight at a time. Its bytes stand in vector-table.ts; a test compiles this file and
;; compares them.
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

  ;; Four rows at a time, for which the vector is loaded once. $row and $end: where the first row
  ;; begins and the last one ends; their number is a multiple of four. $width: bytes of a row, a
  ;; multiple of eight; $vector: where the vector begins; $out: where the products go, 32 bits each.
  (func (export "multiply")
    (param $row i32) (param $end i32) (param $width i32) (param $vector i32) (param $out i32)
    (local $at i32) (local $rowEnd i32) (local $values v128)
    (local $second i32) (local $third i32) (local $fourth i32)
    (local $sums1 v128) (local $sums2 v128) (local $sums3 v128) (local $sums4 v128)
    (loop $rows
      (local.set $sums1 (v128.const i64x2 0 0))
      (local.set $sums2 (v128.const i64x2 0 0))
      (local.set $sums3 (v128.const i64x2 0 0))
      (local.set $sums4 (v128.const i64x2 0 0))
      (local.set $at (local.get $vector))
      (local.set $rowEnd (i32.add (local.get $row) (local.get $width)))
      (local.set $second (local.get $rowEnd))
      (local.set $third (i32.add (local.get $second) (local.get $width)))
      (local.set $fourth (i32.add (local.get $third) (local.get $width)))
      (loop $values
        (local.set $values (v128.load (local.get $at)))
        (local.set $sums1
          (i32x4.add (local.get $sums1)
            (i32x4.dot_i16x8_s (local.get $values) (v128.load8x8_s (local.get $row)))))
        (local.set $sums2
          (i32x4.add (local.get $sums2)
            (i32x4.dot_i16x8_s (local.get $values) (v128.load8x8_s (local.get $second)))))
        (local.set $sums3
          (i32x4.add (local.get $sums3)
            (i32x4.dot_i16x8_s (local.get $values) (v128.load8x8_s (local.get $third)))))
        (local.set $sums4
          (i32x4.add (local.get $sums4)
            (i32x4.dot_i16x8_s (local.get $values) (v128.load8x8_s (local.get $fourth)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $second (i32.add (local.get $second) (i32.const 8)))
        (local.set $third (i32.add (local.get $third) (i32.const 8)))
        (local.set $fourth (i32.add (local.get $fourth) (i32.const 8)))
        (br_if $values
          (i32.lt_u
            (local.tee $row (i32.add (local.get $row) (i32.const 8)))
            (local.get $rowEnd))))
      (i32.store (local.get $out) (call $sum (local.get $sums1)))
      (i32.store offset=4 (local.get $out) (call $sum (local.get $sums2)))
      (i32.store offset=8 (local.get $out) (call $sum (local.get $sums3)))
      (i32.store offset=12 (local.get $out) (call $sum (local.get $sums4)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $rows
        (i32.lt_u (local.tee $row (local.get $fourth)) (local.get $end)))))

  ;; The same for four vectors at a time, and two rows: each eight values of the first vector are
  ;; followed by those of the second, third and fourth, so that one address leads to all of them.
  ;; $out: four products a row, 32 bits each.
  (func (export "multiplyFour")
    (param $row i32) (param $end i32) (param $width i32) (param $vectors i32) (param $out i32)
    (local $at i32) (local $rowEnd i32) (local $second i32)
    (local $values v128) (local $bytes v128) (local $secondBytes v128)
    (local $sums1 v128) (local $sums2 v128) (local $sums3 v128) (local $sums4 v128)
    (local $secondSums1 v128) (local $secondSums2 v128)
    (local $secondSums3 v128) (local $secondSums4 v128)
    (loop $rows
      (local.set $sums1 (v128.const i64x2 0 0))
      (local.set $sums2 (v128.const i64x2 0 0))
      (local.set $sums3 (v128.const i64x2 0 0))
      (local.set $sums4 (v128.const i64x2 0 0))
      (local.set $secondSums1 (v128.const i64x2 0 0))
      (local.set $secondSums2 (v128.const i64x2 0 0))
      (local.set $secondSums3 (v128.const i64x2 0 0))
      (local.set $secondSums4 (v128.const i64x2 0 0))
      (local.set $at (local.get $vectors))
      (local.set $rowEnd (i32.add (local.get $row) (local.get $width)))
      (local.set $second (local.get $rowEnd))
      (loop $values
        (local.set $bytes (v128.load8x8_s (local.get $row)))
        (local.set $secondBytes (v128.load8x8_s (local.get $second)))
        (local.set $values (v128.load (local.get $at)))
        (local.set $sums1
          (i32x4.add (local.get $sums1) (i32x4.dot_i16x8_s (local.get $values) (local.get $bytes))))
        (local.set $secondSums1
          (i32x4.add (local.get $secondSums1) (i32x4.dot_i16x8_s (local.get $values) (local.get $secondBytes))))
        (local.set $values (v128.load offset=16 (local.get $at)))
        (local.set $sums2
          (i32x4.add (local.get $sums2) (i32x4.dot_i16x8_s (local.get $values) (local.get $bytes))))
        (local.set $secondSums2
          (i32x4.add (local.get $secondSums2) (i32x4.dot_i16x8_s (local.get $values) (local.get $secondBytes))))
        (local.set $values (v128.load offset=32 (local.get $at)))
        (local.set $sums3
          (i32x4.add (local.get $sums3) (i32x4.dot_i16x8_s (local.get $values) (local.get $bytes))))
        (local.set $secondSums3
          (i32x4.add (local.get $secondSums3) (i32x4.dot_i16x8_s (local.get $values) (local.get $secondBytes))))
        (local.set $values (v128.load offset=48 (local.get $at)))
        (local.set $sums4
          (i32x4.add (local.get $sums4) (i32x4.dot_i16x8_s (local.get $values) (local.get $bytes))))
        (local.set $secondSums4
          (i32x4.add (local.get $secondSums4) (i32x4.dot_i16x8_s (local.get $values) (local.get $secondBytes))))
        (local.set $at (i32.add (local.get $at) (i32.const 64)))
        (local.set $second (i32.add (local.get $second) (i32.const 8)))
        (br_if $values
          (i32.lt_u
            (local.tee $row (i32.add (local.get $row) (i32.const 8)))
            (local.get $rowEnd))))
      (i32.store (local.get $out) (call $sum (local.get $sums1)))
      (i32.store offset=4 (local.get $out) (call $sum (local.get $sums2)))
      (i32.store offset=8 (local.get $out) (call $sum (local.get $sums3)))
      (i32.store offset=12 (local.get $out) (call $sum (local.get $sums4)))
      (i32.store offset=16 (local.get $out) (call $sum (local.get $secondSums1)))
      (i32.store offset=20 (local.get $out) (call $sum (local.get $secondSums2)))
      (i32.store offset=24 (local.get $out) (call $sum (local.get $secondSums3)))
      (i32.store offset=28 (local.get $out) (call $sum (local.get $secondSums4)))
      (local.set $out (i32.add (local.get $out) (i32.const 32)))
      (br_if $rows
        (i32.lt_u (local.tee $row (local.get $second)) (local.get $end)))))
)
